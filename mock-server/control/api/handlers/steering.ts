import { cancelQr, confirmQr, expireQr, scanQr } from '#mock/services/qr/qrSessions.ts';
import type { QrMove, QrOutcome } from '#mock/services/qr/qrSessions.ts';
import { findScenario, scenariosOf } from '#mock/services/scenarios.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { isExpressibleTime } from '#mock/state/clock.ts';
import type { Clock } from '#mock/state/clock.ts';
import type { Namespace } from '#mock/state/types.ts';
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
  Record<QrMove, (namespace: Namespace, id: string, userId: string) => QrOutcome>
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
  getClock: ({ namespace }) => found(clockState(namespace.clock)),

  setClock({ body: { reset, freeze, advanceMs }, namespace: { clock, events } }) {
    const before = clock.state();
    if (reset) clock.reset();
    if (freeze !== undefined) clock.freeze(Date.parse(freeze));
    const isStart = isExpressibleTime(clock.now());
    if (advanceMs !== undefined) clock.advance(advanceMs);
    if (!isExpressibleTime(clock.now())) {
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

  listScenarios: ({ contract, namespace }) =>
    found({
      active: namespace.scenarios.all(),
      operations: contract.operations.map(({ id, summary }) => ({
        operation: id,
        summary,
        scenarios: Object.entries(scenariosOf(id as OperationId)).map(
          ([name, { about, status, code }]) => ({ name, about, status, code }),
        ),
      })),
    }),

  setScenario({ body: { operation, scenario }, contract, namespace }) {
    const unknown = refusedUnlessKnown(contract, operation);
    if (unknown) return unknown;
    const problem = scenario === null ? undefined : findScenario(operation, scenario);
    if (typeof problem === 'string') return refused(422, problem);
    namespace.scenarios.set(operation, scenario);
    tellScenarios(namespace);
    return found(namespace.scenarios.all());
  },

  clearScenarios({ namespace }) {
    namespace.scenarios.replace({});
    tellScenarios(namespace);
    return found({});
  },

  listFaults: ({ namespace }) => found(namespace.faults.list()),

  addFault({ body, contract, namespace }) {
    const unknown =
      body.operation === '*' ? undefined : refusedUnlessKnown(contract, body.operation);
    if (unknown) return unknown;
    const problem = headersProblem(body.headers);
    if (problem !== undefined) return refused(422, problem);
    const rule = namespace.faults.add(body);
    tellFaults(namespace);
    return { status: 201, body: rule };
  },

  removeFault({ path, namespace }) {
    if (!namespace.faults.remove(path.id)) return refused(404, `There is no fault rule ${path.id}`);
    tellFaults(namespace);
    return found(namespace.faults.list());
  },

  clearFaults({ namespace }) {
    namespace.faults.replace([]);
    tellFaults(namespace);
    return found([]);
  },

  moveQrSession({ body, path: { id, action }, namespace }) {
    const outcome = qrMoves[action](namespace, id, body.userId ?? USUAL_PERSON);
    if (outcome.ok) return found(qrView(outcome.session));
    return refused(outcome.reason === 'illegal' ? 409 : 404, outcome.message);
  },
};
