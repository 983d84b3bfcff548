import { listQrSessions } from '#mock/services/qr/qrSessions.ts';
import { found, refusedUnlessKnown } from '../answers';
import type { ControlHandlers } from '../controlTypes';
import { qrView } from '../qrView';

type Looking =
  | 'listMessages'
  | 'clearMessages'
  | 'listChallenges'
  | 'listRequests'
  | 'clearRequests'
  | 'listQrSessions';

/** Messages, calls and sessions so far. Lists are sorted newest first. */
export const lookingHandlers: Pick<ControlHandlers, Looking> = {
  listMessages: ({ query, namespace }) =>
    found(
      namespace.database
        .rows('messages')
        .filter(({ to }) => query.to === undefined || to === query.to.toLowerCase())
        .map(({ to, channel, code, text, sentAt }) => ({ to, channel, code, text, sentAt }))
        .reverse(),
    ),

  clearMessages({ namespace }) {
    namespace.database.clear('messages');
    return found([]);
  },

  listChallenges: ({ query, namespace }) =>
    found(
      namespace.database
        .rows('challenges')
        .filter(({ key }) => query.key === undefined || key === query.key)
        .map(({ key, account, offset, createdAt, expiresAt, spent }) => ({
          key,
          account,
          offset,
          createdAt,
          expiresAt,
          spent,
        }))
        .reverse(),
    ),

  listRequests: ({ contract, query: { operation, violations }, namespace }) =>
    (operation === undefined ? undefined : refusedUnlessKnown(contract, operation))
    ?? found(
      namespace.requests
        .list(operation)
        .filter((entry) => violations !== true || entry.violations.length > 0),
    ),

  clearRequests({ namespace }) {
    namespace.requests.clear();
    namespace.events.publish('log', []);
    return found([]);
  },

  listQrSessions: ({ namespace }) => found(listQrSessions(namespace).map(qrView)),
};
