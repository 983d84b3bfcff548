import { makeStore } from '#app/store/store.ts';
import { qrPanelLeft, qrPanelShown } from '#features/sign-in/qr/qrSignInSlice.ts';
import { restorationClosed } from '#features/restoration/restorationSlice.ts';
import { dialogClosed, selectMode, selectOpen } from '#features/sign-in/dialog/dialogSlice.ts';
import { defaultDeployment } from '#shared/deployment/deployment.ts';
import { countdownHidden, countdownShown } from '#shared/countdown/resendCountdownSlice.ts';
import { walkEnvironment } from './walkEnvironment';
import { WalkService } from './walkService';
import { CLICKS, ON_CODE, ON_QR } from './walkSteps';
import type { Click, Step } from './walkSteps';

/** Promises settle in chains; the longest between two timers of a flow is shorter than this. */
const SETTLING = 60;
const SLICE_MS = 500;
const DRAIN_MS = 130_000;

async function settle(): Promise<void> {
  for (let turn = 0; turn < SETTLING; turn += 1) await null;
}

/**
 * Runs a walk. Returns what went wrong, if anything, and how far it came. Needs jest's fake timers.
 */
export async function walk(
  steps: readonly Step[],
  errors: readonly unknown[],
): Promise<{ wrong: string[]; came: ReadonlySet<string> }> {
  const browser = walkEnvironment();
  const service = new WalkService();
  const { environment, counts } = browser;
  const { store, stop } = makeStore({
    environment,
    deployment: defaultDeployment,
    clientId: async () => 'client-1',
    fetch: service.fetch,
  });
  const wrong = new Set<string>();
  let panel = false;
  let signedIn = false;

  /**
   * Does what React does after each change: the QR panel mounts and unmounts with the dialog's
   * mode.
   */
  const draw = () => {
    const state = store.getState();
    const isShown = selectOpen(state) && selectMode(state) === 'qr';
    if (isShown !== panel) store.dispatch(isShown ? qrPanelShown() : qrPanelLeft());
    panel = isShown;
  };
  const isThere = (on: Click) => {
    const state = store.getState();
    if (ON_CODE.includes(on)) return selectOpen(state) && selectMode(state) === 'code';
    return !ON_QR.includes(on) || (selectOpen(state) && selectMode(state) === 'qr');
  };
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= SLICE_MS) {
      const slice = Math.min(left, SLICE_MS);
      browser.pass(slice);
      jest.advanceTimersByTime(slice);
      await settle();
      draw();
    }
  };
  const look = () => {
    signedIn ||= counts.reloads > 0;
    if (errors.length > 0) wrong.add(`an unhandled error: ${String(errors[0])}`);
    if (counts.tokenWrites > 1) wrong.add('tokens written twice');
    if (counts.reloads > 1) wrong.add('reloaded twice');
    if (service.mostPolls > 1) wrong.add('two polls at once');
    if (store.getState().notices.shown.length > 3) wrong.add('a pile of notices');
  };
  const take = async (one: Step) => {
    switch (one.do) {
      case 'click':
        if (isThere(one.on)) store.dispatch(CLICKS[one.on]());
        break;
      case 'answer':
        service.answer(one.which, one.isWell, one.choice);
        break;
      case 'wait':
        await pass(one.ms);
        break;
      case 'jump':
        browser.jump(one.ms);
        break;
      case 'hide':
        browser.hide(true);
        break;
      case 'show':
        browser.hide(false);
        break;
      case 'revive':
        browser.revive();
        break;
      case 'online':
        setOnline(true);
        browser.online();
        break;
      case 'offline':
        setOnline(false);
        break;
      case 'fill':
        browser.fill(true);
        break;
      case 'empty':
        browser.fill(false);
        break;
      case 'signedInElsewhere':
        browser.fill(false);
        browser.otherTab('token-2');
        break;
      case 'signedOutElsewhere':
        browser.otherTab(null);
        break;
    }
    await settle();
    draw();
    await settle();
    look();
  };

  const listeners = browser.listening();
  store.dispatch(countdownShown());
  for (const one of steps) await take(one);

  // Everything is closed; pending work gets time to end.
  for (const last of [dialogClosed(), restorationClosed(), countdownHidden()]) store.dispatch(last);
  draw();
  await settle();
  const before = service.started.length;
  browser.hide(false);
  await pass(DRAIN_MS);
  look();
  const after = service.started
    .slice(before)
    .filter((operation) => !['signLatestAgreement', 'getProfile'].includes(operation));
  if (after.length > 0) wrong.add(`asked after closing: ${after.join(', ')}`);
  if (service.pending.length > 0)
    wrong.add(`still under way: ${service.pending.map(({ operation }) => operation).join(', ')}`);
  if (jest.getTimerCount() > 0) wrong.add(`${jest.getTimerCount()} timers left`);
  if (browser.listening() > listeners)
    wrong.add(`${browser.listening() - listeners} listeners left`);
  const [token, cookie] = [
    environment.localStorage.get('access_token'),
    environment.cookies.get('access_token'),
  ];
  if (token !== cookie)
    wrong.add(`the session is ${token ?? 'none'}, its cookie ${cookie ?? 'none'}`);
  stop();
  await settle();
  setOnline(true);
  jest.clearAllTimers();
  return {
    wrong: [...wrong],
    came: new Set([...service.started, ...(signedIn ? ['signedIn'] : [])]),
  };
}

function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
}
