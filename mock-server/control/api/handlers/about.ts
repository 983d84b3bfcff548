import { locales } from '#mock/texts/messages/messages.ts';
import { found } from '../answers';
import type { ControlHandlers } from '../controlTypes';

type About = 'getAbout' | 'getOpenApi' | 'getControlApi';
type Document = ReturnType<ControlHandlers['getOpenApi']>['body'];

/** Information about the mock itself. */
export const aboutHandlers: Pick<ControlHandlers, About> = {
  getAbout: ({ about, space }) =>
    found({
      ...about,
      addresses: [...about.addresses],
      namespace: space.name,
      tables: Object.keys(space.database.state().tables),
      tenants: space.database.rows('tenants').map(({ id }) => id),
      locales,
    }),

  getOpenApi: ({ contract }) => found(contract.document as unknown as Document),

  getControlApi: ({ control }) => found(control.document as unknown as Document),
};
