import { cancelQr, confirmQr, expireQr, scanQr } from '#mock/services/qr/qrSessions.ts';
import type { QrMove, QrOutcome } from '#mock/services/qr/qrSessions.ts';
import { findScenario, scenariosOf } from '#mock/services/scenarios.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { isTellable } from '#mock/state/clock.ts';
import type { Clock } from '#mock/state/clock.ts';
import type { Namespace } from '#mock/state/namespaces.ts';
import { found, refused, refusedUnlessKnown } from '../answers';
import type { ControlHandlers } from '../controlTypes';
import { headersProblem } from '../headersProblem';
import { qrView } from '../qrView';

type Steering =
  | 'getClock'
  | 'setClock'
  | 'listScenarios'
  | 'setScenario'
  | 'clearScenarios'
  | 'listFaults'
  | 'addFault'
  | 'removeFault'
  | 'clearFaults'
  | 'moveQrSession';

/** The user who confirms if the request names none. */
const USUAL_PERSON = 'user-chinese';

const qrMoves: Readonly<
  Record<QrMove, (space: Namespace, id: string, userId: string) => QrOutcome>
> = {
  scan: scanQr,
  confirm: confirmQr,
  cancel: cancelQr,
  expire: expireQr,
};

function clockState(clock: Clock): { now: string; frozen: boolean } {
  return { now: clock.iso(), frozen: clock.isFrozen() };
}

function tellFaults({ events, faults }: Namespace): void {
  events.publish('faults', faults.list());
}

function tellScenarios({ events, scenarios }: Namespace): void {
  events.publish('scenarios', scenarios.all());
}

/** Clock, faults, scenarios and QR moves: what future calls will meet. */
export const steeringHandlers: Pick<ControlHandlers, Steering> = {
  getClock: ({ space }) => found(clockState(space.clock)),

  setClock({ body: { reset, freeze, advanceMs }, space: { clock, events } }) {
    const before = clock.state();
    if (reset) clock.reset();
    if (freeze !== undefined) clock.freeze(Date.parse(freeze));
    const isStart = isTellable(clock.now());
    if (advanceMs !== undefined) clock.advance(advanceMs);
    if (!isTellable(clock.now())) {
      clock.load(before);
      return refused(
        422,
        isStart
          ? 'advanceMs moves the clock past the year 9999'
          : `freeze "${freeze}" is not a time in the years 0 to 9999`,
      );
    }
    events.publish('clock', clockState(clock));
    return found(clockState(clock));
  },

  listScenarios: ({ contract, space }) =>
    found({
      active: space.scenarios.all(),
      operations: contract.operations.map(({ id, summary }) => ({
        operation: id,
        summary,
        scenarios: Object.entries(scenariosOf(id as OperationId)).map(
          ([name, { about, status, code }]) => ({ name, about, status, code }),
        ),
      })),
    }),

  setScenario({ body: { operation, scenario }, contract, space }) {
    const unknown = refusedUnlessKnown(contract, operation);
    if (unknown) return unknown;
    const problem = scenario === null ? undefined : findScenario(operation, scenario);
    if (typeof problem === 'string') return refused(422, problem);
    space.scenarios.set(operation, scenario);
    tellScenarios(space);
    return found(space.scenarios.all());
  },

  clearScenarios({ space }) {
    space.scenarios.replace({});
    tellScenarios(space);
    return found({});
  },

  listFaults: ({ space }) => found(space.faults.list()),

  addFault({ body, contract, space }) {
    const unknown =
      body.operation === '*' ? undefined : refusedUnlessKnown(contract, body.operation);
    if (unknown) return unknown;
    const problem = headersProblem(body.headers);
    if (problem !== undefined) return refused(422, problem);
    const rule = space.faults.add(body);
    tellFaults(space);
    return { status: 201, body: rule };
  },

  removeFault({ path, space }) {
    if (!space.faults.remove(path.id)) return refused(404, `There is no fault rule ${path.id}`);
    tellFaults(space);
    return found(space.faults.list());
  },

  clearFaults({ space }) {
    space.faults.replace([]);
    tellFaults(space);
    return found([]);
  },

  moveQrSession({ body, path: { id, action }, space }) {
    const outcome = qrMoves[action](space, id, body.userId ?? USUAL_PERSON);
    if (outcome.ok) return found(qrView(outcome.session));
    return refused(outcome.reason === 'illegal' ? 409 : 404, outcome.message);
  },
};
