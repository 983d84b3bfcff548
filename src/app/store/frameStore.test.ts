import {
  dialogClosed,
  modeChosen,
  prerenderedDialog,
  selectMode,
  selectOpen,
} from '#features/sign-in/dialog/dialogState.ts';
import { dialogOpened } from '#features/sign-in/signInSlice.ts';
import { languageShown } from '#shared/i18n/languageSlice.ts';
import { selectLocale } from '#shared/i18n/languageState.ts';
import { DEFAULT_TEST_LOCALE, startStore } from '#testing/render/startStore.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { makeFrameStore } from './frameStore';
import type { FrameStore } from './frameStore';

function startFrame() {
  const frame = makeFrameStore({
    language: { locale: DEFAULT_TEST_LOCALE },
    signIn: prerenderedDialog,
  });
  return {
    frame,
    ...frame.store,
    state: () =>
      frame.store.getState() as Parameters<typeof selectOpen>[0]
        & Parameters<typeof selectLocale>[0],
  };
}

/** The full store has loaded. */
const loadFullStore = (frame: FrameStore) =>
  startStore({ environment: testEnvironment({ address: '/login/index' }), frame });

it('switches the mode and closes the dialog before anything else has loaded', () => {
  const { dispatch, state } = startFrame();
  dispatch(modeChosen('qr'));
  expect(selectMode(state())).toBe('qr');
  dispatch(dialogClosed());
  dispatch(modeChosen('qr'));
  expect([selectOpen(state()), selectMode(state())]).toEqual([false, 'code']);
});

it('notifies its listeners until they unsubscribe, before and after the full store has loaded', () => {
  const { frame, dispatch, subscribe } = startFrame();
  const told = { stays: jest.fn(), leaves: jest.fn() };
  subscribe(told.stays);
  const leave = subscribe(told.leaves);
  dispatch(modeChosen('qr'));
  leave();
  loadFullStore(frame);
  told.stays.mockClear();
  dispatch(languageShown('de_DE'));
  expect(told.stays).toHaveBeenCalled();
  expect(told.leaves).toHaveBeenCalledTimes(1);
});

it('delegates to the full store, which starts with its state', () => {
  const { frame, dispatch, state } = startFrame();
  dispatch(modeChosen('qr'));
  const { store } = loadFullStore(frame);
  expect([selectMode(store.getState()), selectLocale(store.getState())]).toEqual([
    'qr',
    DEFAULT_TEST_LOCALE,
  ]);
  dispatch(dialogClosed());
  store.dispatch(dialogOpened({ mode: 'qr' }));
  expect([selectOpen(state()), selectMode(state())]).toEqual([true, 'qr']);
});

it('the flows see what the user did before they ran', () => {
  const { frame, dispatch } = startFrame();
  dispatch(modeChosen('qr'));
  const { environment } = loadFullStore(frame);
  expect(environment.localStorage.get('loginMode')).toBe('2');
});
