import { cancelQr, confirmQr, expireQr, scanQr } from '#mock/services/qr/qrSessions.ts';
import type { QrMove, QrOutcome } from '#mock/services/qr/qrSessions.ts';
import { isExpressibleTime } from '#mock/state/clock.ts';
import type { Clock } from '#mock/state/clock.ts';
import type { Namespace } from '#mock/state/types.ts';
import { found, refused } from '../answers';
import type { ControlHandlers } from '../controlTypes';
import { qrView } from '../qrView';

type Steering = 'getClock' | 'setClock' | 'moveQrSession';

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

/** Clock and QR moves. */
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

  moveQrSession({ body, path: { id, action }, namespace }) {
    const outcome = qrMoves[action](namespace, id, body.userId ?? USUAL_PERSON);
    if (outcome.ok) return found(qrView(outcome.qrSession));
    return refused(outcome.reason === 'illegal' ? 409 : 404, outcome.message);
  },
};
