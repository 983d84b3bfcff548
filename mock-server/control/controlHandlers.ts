import { locales } from '../messages/messages';
import type { Clock } from '../space/clock';
import type { ControlAnswer, ControlHandlers } from './controlTypes';

function found(body: unknown): ControlAnswer {
  return { status: 200, body };
}

function clockState(clock: Clock): { now: string; frozen: boolean } {
  return { now: clock.iso(), frozen: clock.isFrozen() };
}

/** The control API, written in `contract/control.yaml`. Lists come newest first. */
export const controlHandlers: ControlHandlers = {
  getAbout: ({ about, space }) => found({
    ...about,
    namespace: space.name,
    tenants: space.database.rows('tenants').map(({ id }) => id),
    locales,
  }),

  getOpenApi: ({ contract }) => found(contract.document),

  listMessages: ({ query, space }) => found(
    space.database.rows('messages')
      .filter(({ to }) => query['to'] === undefined || to === query['to'].toLowerCase())
      .map(({ to, channel, code, text, sentAt }) => ({ to, channel, code, text, sentAt }))
      .reverse(),
  ),

  listChallenges: ({ query, space }) => found(
    space.database.rows('challenges')
      .filter(({ key }) => query['key'] === undefined || key === query['key'])
      .map(({ key, account, offset, createdAt, expiresAt, spent }) => ({ key, account, offset, createdAt, expiresAt, spent }))
      .reverse(),
  ),

  getClock: ({ space }) => found(clockState(space.clock)),

  setClock({ body: { reset, freeze, advanceMs }, space: { clock, events } }) {
    if (reset) clock.reset();
    if (freeze !== undefined) clock.freeze(Date.parse(freeze));
    if (advanceMs !== undefined) clock.advance(advanceMs);
    events.publish('clock', clockState(clock));
    return found(clockState(clock));
  },

  resetNamespace: ({ space, spaces }) => found({ namespace: spaces.reset(space.name).name }),

  listRequests: ({ query, space }) => found(space.requests.list(query['operation'])),

  clearRequests({ space }) {
    space.requests.clear();
    return found([]);
  },

  listFaults: ({ space }) => found(space.faults.list()),

  addFault({ body, contract, space }) {
    const isKnown = contract.operations.some(({ id }) => id === body.operation);
    if (!isKnown) return { status: 422, body: { message: `The contract has no operation "${body.operation}"`, violations: [] } };
    return { status: 201, body: space.faults.add(body) };
  },

  clearFaults({ space }) {
    space.faults.clear();
    return found([]);
  },
};
