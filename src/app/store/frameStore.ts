import type { Store, UnknownAction } from '@reduxjs/toolkit';
import { reduceDialog } from '#features/sign-in/dialog/dialogState.ts';
import type { DialogState } from '#features/sign-in/dialog/dialogState.ts';
import { makeListeners } from '#lib/object/listeners.ts';
import type { LanguageState } from '#shared/i18n/languageState.ts';

/** The state that the first screen renders from. */
export interface FrameState {
  language: LanguageState;
  signIn: DialogState;
}

/**
 * The store of the first screen until the full store has loaded; it delegates to the full store
 * afterwards.
 */
export interface FrameStore {
  /**
   * For components. Its identity is stable, so that nothing re-renders when the full store takes
   * over.
   */
  store: Store;
  /**
   * Delegates everything to the full store from now on.
   * @returns the actions dispatched before, which the sagas still have to see
   */
  goOnIn(whole: Store): readonly UnknownAction[];
}

/**
 * A store without Redux Toolkit, so that the dialog's frame is interactive before that has loaded.
 * It handles only the frame's own actions.
 */
export function makeFrameStore(first: FrameState): FrameStore {
  let state = first;
  let whole: Store | undefined;
  const early: UnknownAction[] = [];
  const { subscribe, tell } = makeListeners();
  const dispatch = (action: UnknownAction) => {
    if (whole) return whole.dispatch(action);
    early.push(action);
    state = { ...state, signIn: reduceDialog(state.signIn, action) };
    tell();
    return action;
  };
  return {
    // The part of a store that rendering needs.
    store: { dispatch, subscribe, getState: () => whole?.getState() ?? state } as Store,
    goOnIn: (store) => {
      whole = store;
      store.subscribe(tell);
      return early;
    },
  };
}
