import { locales } from '#mock/state/locales.ts';
import { found } from '../answers';
import type { ControlHandlers } from '../controlTypes';

type About = 'getAbout' | 'listNamespaces' | 'getOpenApi' | 'getControlApi';
type Document = ReturnType<ControlHandlers['getOpenApi']>['body'];

/** Information about the mock itself. */
export const aboutHandlers: Pick<ControlHandlers, About> = {
  getAbout: ({ about, namespace }) =>
    found({
      ...about,
      addresses: [...about.addresses],
      namespace: namespace.name,
      tables: Object.keys(namespace.database.state().tables),
      tenants: namespace.database.rows('tenants').map(({ id }) => id),
      locales,
    }),

  listNamespaces: ({ namespaces }) =>
    found(
      namespaces.list().map(({ name, requests, rules }) => ({
        name,
        calls: requests.list().length,
        rules: rules.list().length,
      })),
    ),

  getOpenApi: ({ contract }) => found(contract.document as unknown as Document),

  getControlApi: ({ control }) => found(control.document as unknown as Document),
};
