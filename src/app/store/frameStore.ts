import type { Store, UnknownAction } from '@reduxjs/toolkit';
import { reduceDialog } from '#features/sign-in/dialog/dialogState.ts';
import type { DialogState } from '#features/sign-in/dialog/dialogState.ts';
import { makeListeners } from '#lib/object/listeners.ts';
import type { LanguageState } from '#shared/i18n/languageState.ts';

/** What the first screen is drawn from. */
export interface FrameState {
  language: LanguageState;
  signIn: DialogState;
}

/** The store of the first screen, as long as the one with everything is on its way, and as its face from then on. */
export interface FrameStore {
  /** For whoever draws: it stays the same, so that nothing is drawn anew because the other store has come. */
  store: Store;
  /**
   * Everything is answered by the store with everything from now on.
   * @returns what the visitor did meanwhile: the flows are still to hear of it
   */
  goOnIn(whole: Store): readonly UnknownAction[];
}

/** A store without Redux Toolkit: the dialog's frame answers before that has come. It knows the frame's own actions only. */
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
    // What drawing needs of a store.
    store: { dispatch, subscribe, getState: () => whole?.getState() ?? state } as Store,
    goOnIn: (store) => {
      whole = store;
      store.subscribe(tell);
      return early;
    },
  };
}
