import { fireEvent } from '@testing-library/dom';
import { seedUsers } from '#mock/state/seeds/users.ts';
import type { RootState } from '#app/store/rootReducer.ts';
import type { AppStore } from '#app/store/store.ts';
import { saveSentCode } from '#features/sign-in/verification/identifierStore.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { saveProfile } from '#shared/session/profileStore.ts';
import type { Profile } from '#shared/session/sessionEndpoints.ts';
import { saveTokens } from '#shared/session/tokenStore.ts';
import type { Identifier } from '#shared/session/identifier.ts';
import { STORY_CLOCK } from './storyEnvironment';

/** The store that a story's page passes to its user. */
export type StoryStore = AppStore;
export type StoryState = RootState;

/** A user with a mobile number, and one with an e-mail address. */
export const PHONE: Identifier = { channel: 'phone', value: '13800000001' };
export const EMAIL: Identifier = { channel: 'email', value: 'learner@mock.example' };

/** A code that was never sent. */
export const STORY_CODE = '482913';

/** The user ticked the box. */
export const AGREED: Partial<RootState> = { consent: { agreed: true, question: null } };

/** An earlier page sent a code a minute ago, so that its field is prefilled. */
export function filledIn(identifier: Identifier) {
  return (environment: Environment): void =>
    saveSentCode(environment, { ...identifier, at: STORY_CLOCK.wall - 60_000 });
}

/**
 * An earlier page signed in one of the mock's people; `storyMock` knows their tokens.
 * @param userId of `mock-server/state/seeds/users.ts`
 */
export function signedIn(userId: string) {
  const { realName, nickName, avatarUrl }: Profile =
    seedUsers().find(({ id }) => id === userId) ?? {};
  return (environment: Environment): void => {
    saveTokens(environment, { access_token: userId, refresh_token: '' });
    saveProfile(environment, { realName, nickName, avatarUrl });
  };
}

/** Types into a field of the form. */
export function type(name: 'phone' | 'email' | 'code', value: string): void {
  const field = document.querySelector(`input[name="${name}"]`);
  if (field === null) throw new Error(`The form has no field ${name}`);
  fireEvent.input(field, { target: { value } });
}

/** Clicks the form's own button once React has rendered the typed values. */
export function submit(): void {
  setTimeout(() =>
    document.querySelector<HTMLButtonElement>('form button[type="submit"]')?.click(),
  );
}

export interface VisitorStep {
  find: () => HTMLElement | null | undefined;
  act: (element: HTMLElement) => void;
}

/** Runs the steps one after another, each as soon as its element exists. */
export function whenThere(steps: readonly VisitorStep[]): void {
  const [next, ...rest] = steps;
  if (next === undefined) return;
  const attempt = (): boolean => {
    const element = next.find();
    if (!element) return false;
    // React has rendered it, but not yet attached its handlers.
    setTimeout(() => {
      next.act(element);
      whenThere(rest);
    });
    return true;
  };
  if (attempt()) return;
  const observer = new MutationObserver(() => {
    if (attempt()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Acts once, as soon as the state matches; at once if it already does. */
export function once(store: AppStore, holds: (state: RootState) => boolean, act: () => void): void {
  if (holds(store.getState())) {
    act();
    return;
  }
  const stop = store.subscribe(() => {
    if (!holds(store.getState())) return;
    stop();
    act();
  });
}
