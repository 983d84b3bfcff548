import fc from 'fast-check';
import { makeStore } from '../../app/store';
import { channelChosen, codeEdited, codeWanted, identifierEdited, newPictureWanted, signInSubmitted, sliderDismissed, sliderSolved } from '../../features/sign-in/by-code/codeSignInSlice';
import { loginCancelled, newCodeWanted, qrPanelLeft, qrPanelShown } from '../../features/sign-in/by-qr/qrSignInSlice';
import { thirdPartyWanted } from '../../features/sign-in/by-third-party/thirdPartySlice';
import { noticeRead, restorationClosed, restoreCodeSubmitted, restoreCodeWanted } from '../../features/restoration/restorationSlice';
import { dialogClosed, modeChosen, selectMode, selectOpen } from '../../features/sign-in/signInSlice';
import { consentDeclined, consentGiven, consentMarked } from '../../platform/agreement/consentSlice';
import { defaultDeployment } from '../../platform/deployment/deployment';
import { countdownHidden, countdownShown } from '../../platform/resend-countdown/resendCountdownSlice';
import { signInWanted, signOutAsked } from '../../platform/session/sessionSlice';
import { walkEnvironment } from './walkEnvironment';
import { WalkService } from './walkService';

/** What a visitor does, as the actions that the controls put. */
const CLICKS = {
  open: () => signInWanted(),
  close: () => dialogClosed(),
  toQr: () => modeChosen('qr'),
  toCode: () => modeChosen('code'),
  tick: () => consentMarked(true),
  untick: () => consentMarked(false),
  ok: () => consentGiven(),
  cancel: () => consentDeclined(),
  getCode: () => codeWanted({ channel: 'phone', value: '13800000001' }),
  getOtherCode: () => codeWanted({ channel: 'email', value: 'a@school.example' }),
  submit: () => signInSubmitted({ identifier: { channel: 'phone', value: '13800000001' }, code: '123456' }),
  type: () => identifierEdited(),
  typeCode: () => codeEdited(),
  toEmail: () => channelChosen('email'),
  toPhone: () => channelChosen('phone'),
  solve: () => sliderSolved(100),
  otherPicture: () => newPictureWanted(),
  dropSlider: () => sliderDismissed(),
  refreshQr: () => newCodeWanted(),
  cancelQr: () => loginCancelled(),
  portal: () => thirdPartyWanted('portal'),
  noticeRead: () => noticeRead(),
  restoreCode: () => restoreCodeWanted(),
  restore: () => restoreCodeSubmitted('123456'),
  closeRestoration: () => restorationClosed(),
  signOut: () => signOutAsked(),
} as const;

type Click = keyof typeof CLICKS;

/** Controls of one face of the dialog: nobody can press them where they are not. */
const ON_CODE: readonly Click[] = ['getCode', 'getOtherCode', 'submit', 'type', 'typeCode', 'toEmail', 'toPhone', 'solve', 'otherPicture', 'dropSlider', 'toQr'];
const ON_QR: readonly Click[] = ['refreshQr', 'cancelQr', 'toCode'];

export type Step =
  | { do: 'click'; on: Click }
  | { do: 'answer'; which: number; isWell: boolean; choice: number }
  | { do: 'wait'; ms: number }
  | { do: 'jump'; ms: number }
  | { do: 'hide' | 'show' | 'revive' | 'online' | 'offline' | 'fill' | 'empty' | 'signedInElsewhere' | 'signedOutElsewhere' };

const click = (on: Click): Step => ({ do: 'click', on });

/** What visitors do most, most: walks that never get to a token find nothing. */
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...(Object.keys(CLICKS) as Click[])).map(click) },
  { weight: 5, arbitrary: fc.constantFrom<Click[]>('open', 'tick', 'ok', 'getCode', 'submit', 'toQr').map(click) },
  { weight: 7, arbitrary: fc.record({ do: fc.constant('answer' as const), which: fc.nat(4), isWell: fc.constant(true), choice: fc.nat(20) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('answer' as const), which: fc.nat(4), isWell: fc.constant(false), choice: fc.nat(20) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1, 100, 1000, 2000, 6000, 60_000) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('jump' as const), ms: fc.constantFrom(-3_600_000, 86_400_000, 600_000) }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('hide', 'show', 'revive', 'online', 'offline', 'fill', 'empty', 'signedInElsewhere', 'signedOutElsewhere').map((what) => ({ do: what }) as Step),
  },
);

const well = (choice: number): Step => ({ do: 'answer', which: 0, isWell: true, choice });
/** The token call's word for an account pending deregistration, as `FAULTS` counts. */
const PENDING: Step = { do: 'answer', which: 0, isWell: false, choice: 13 };

/** Ways that chance alone would rarely find to their ends. */
const WAYS: readonly Step[][] = [
  [...(['open', 'tick', 'getCode'] as const).map(click), well(0), well(0)],
  [...(['open', 'toEmail', 'tick', 'getOtherCode'] as const).map(click), well(0), well(0)],
  [...(['open', 'tick', 'submit'] as const).map(click), well(0)],
  [...(['open', 'tick', 'toQr'] as const).map(click), well(0), { do: 'wait', ms: 2000 }, well(2)],
  [...(['open', 'tick', 'submit'] as const).map(click), well(0), { do: 'signedInElsewhere' }, well(0), well(0)],
  [...(['open', 'tick', 'submit'] as const).map(click), well(0), { do: 'signedOutElsewhere' }, well(0), well(0)],
  [...(['open', 'tick', 'submit'] as const).map(click), PENDING, ...(['noticeRead', 'restoreCode'] as const).map(click), well(0), click('restore')],
];

/** A walk of sixty events at most. */
export const walks = fc
  .array(fc.oneof({ weight: 12, arbitrary: step.map((one) => [one]) }, { weight: 1, arbitrary: fc.constantFrom(...WAYS) }), { maxLength: 60 })
  .map((parts) => parts.flat().slice(0, 60));

/** Promises settle in chains; nothing in the flows has a longer one between two timers. */
const SETTLING = 60;
const SLICE_MS = 500;
const DRAIN_MS = 130_000;

async function settle(): Promise<void> {
  for (let turn = 0; turn < SETTLING; turn += 1) await null;
}

/** What went wrong on a walk, nothing when all held, and how far it came. Needs jest's fake timers. */
export async function walk(steps: readonly Step[], errors: readonly unknown[]): Promise<{ wrong: string[]; came: ReadonlySet<string> }> {
  const browser = walkEnvironment();
  const service = new WalkService();
  const { environment, counts } = browser;
  const { store, stop } = makeStore({ environment, deployment: defaultDeployment, clientId: async () => 'client-1', fetch: service.fetch });
  const wrong = new Set<string>();
  let panel = false;
  let signedIn = false;

  /** What React does after each change: the QR panel comes and goes with the dialog's face. */
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
    if (counts.reloads > 1) wrong.add('loaded anew twice');
    if (service.mostPolls > 1) wrong.add('two polls at once');
    if (store.getState().notices.shown.length > 3) wrong.add('a pile of notices');
  };
  const take = async (one: Step) => {
    switch (one.do) {
      case 'click': if (isThere(one.on)) store.dispatch(CLICKS[one.on]()); break;
      case 'answer': service.answer(one.which, one.isWell, one.choice); break;
      case 'wait': await pass(one.ms); break;
      case 'jump': browser.jump(one.ms); break;
      case 'hide': browser.hide(true); break;
      case 'show': browser.hide(false); break;
      case 'revive': browser.revive(); break;
      case 'online': setOnline(true); browser.online(); break;
      case 'offline': setOnline(false); break;
      case 'fill': browser.fill(true); break;
      case 'empty': browser.fill(false); break;
      case 'signedInElsewhere': browser.fill(false); browser.otherTab('token-2'); break;
      case 'signedOutElsewhere': browser.otherTab(null); break;
    }
    await settle();
    draw();
    await settle();
    look();
  };

  const listeners = browser.listening();
  store.dispatch(countdownShown());
  for (const one of steps) await take(one);

  // Everything is closed; what was under way gets its time to end by itself.
  for (const last of [dialogClosed(), restorationClosed(), countdownHidden()]) store.dispatch(last);
  draw();
  await settle();
  const before = service.started.length;
  browser.hide(false);
  await pass(DRAIN_MS);
  look();
  const after = service.started.slice(before).filter((operation) => !['signLatestAgreement', 'getProfile'].includes(operation));
  if (after.length > 0) wrong.add(`asked after closing: ${after.join(', ')}`);
  if (service.pending.length > 0) wrong.add(`still under way: ${service.pending.map(({ operation }) => operation).join(', ')}`);
  if (jest.getTimerCount() > 0) wrong.add(`${jest.getTimerCount()} timers left`);
  if (browser.listening() > listeners) wrong.add(`${browser.listening() - listeners} listeners left`);
  const [token, cookie] = [environment.local.get('access_token'), environment.cookies.get('access_token')];
  if (token !== cookie) wrong.add(`the session is ${token ?? 'none'}, its cookie ${cookie ?? 'none'}`);
  stop();
  await settle();
  setOnline(true);
  jest.clearAllTimers();
  return { wrong: [...wrong], came: new Set([...service.started, ...(signedIn ? ['signedIn'] : [])]) };
}

function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
}
