import { cookieChoices } from '#mock/services/common/selectedOutcomes.ts';
import { listQrSessions } from '#mock/services/qr/qrSessions.ts';
import { outcomesOf } from '#mock/services/outcomes.ts';
import { locales } from '#mock/state/locales.ts';
import { namespaceInCookie } from '#mock/state/namespaceName.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { qrView } from '../qrView';
import { requireOperation, route } from '../route';
import type { Routes } from '../route';

/** What the mock has, and what happened so far. Lists are sorted newest first. */
export const lookingRoutes: Routes = {
  '/about': {
    GET: route(({ about, namespace: { name, database } }) => ({
      ...about,
      namespace: name,
      tables: Object.keys(database.state().tables),
      tenants: database.rows('tenants').map(({ id }) => id),
      locales,
    })),
  },
  '/openapi.json': { GET: route(({ contract }) => contract.document) },
  '/outcomes': {
    GET: route(({ contract }) =>
      contract.operations.map(({ id, summary }) => ({
        operation: id,
        summary,
        outcomes: Object.entries(outcomesOf(id as OperationId)).map(
          ([name, { about, status, code }]) => ({ name, about, status, code }),
        ),
      })),
    ),
  },
  '/namespaces': {
    GET: route(({ namespaces }) =>
      namespaces.list().map(({ name, requests, rules }) => ({
        name,
        calls: requests.list().length,
        rules: rules.list().length,
      })),
    ),
  },
  '/browser': {
    GET: route(({ headers }) => {
      const choices = cookieChoices(headers);
      return {
        namespace: namespaceInCookie(headers) ?? null,
        outcomes: typeof choices === 'string' ? {} : choices,
      };
    }),
  },
  '/messages': {
    GET: route(({ query, namespace }) =>
      namespace.database
        .rows('messages')
        .filter(({ to }) => query['to'] === undefined || to === String(query['to']).toLowerCase())
        .toReversed(),
    ),
    DELETE: route(({ namespace }) => {
      namespace.database.clear('messages');
      return [];
    }),
  },
  '/challenges': {
    GET: route(({ query, namespace }) =>
      namespace.database
        .rows('challenges')
        .filter(({ key }) => query['key'] === undefined || key === query['key'])
        .toReversed(),
    ),
  },
  '/requests': {
    GET: route(({ contract, query: { operation, violations }, namespace }) => {
      if (operation !== undefined) requireOperation(contract, String(operation));
      return namespace.requests
        .list(operation === undefined ? undefined : String(operation))
        .filter((entry) => violations !== 'true' || entry.violations.length > 0);
    }),
    DELETE: route(({ namespace }) => {
      namespace.requests.clear();
      namespace.events.publish('log', []);
      return [];
    }),
  },
  '/qr': { GET: route(({ namespace }) => listQrSessions(namespace).map(qrView)) },
};
