import type { Environment } from '#shared/browser/environment.ts';
import type { Profile } from './sessionEndpoints';
import { LOGIN_TYPE_KEY, PROFILE_KEYS } from '#shared/storage/keys.ts';

/** Keeps what of the profile outlives the page; a part that is missing now is removed. */
export function keepProfile(
  { localStorage: local }: Pick<Environment, 'localStorage'>,
  profile: Profile,
): void {
  for (const key of PROFILE_KEYS) {
    const value = profile[key];
    if (value === undefined) local.remove(key);
    else local.set(key, value);
  }
}

/** The profile as this browser keeps it; parts that it does not have are undefined. */
export function readProfile({ localStorage: local }: Pick<Environment, 'localStorage'>): Profile {
  return Object.fromEntries(PROFILE_KEYS.map((key) => [key, local.get(key)] as const));
}

/** Removes the kept profile, as signing out wants. */
export function dropProfile({ localStorage: local }: Pick<Environment, 'localStorage'>): void {
  PROFILE_KEYS.forEach((key) => local.remove(key));
}

/** Another tab has a session or ended it: what this page alone holds of a profile is older. */
export function releaseProfile({ localStorage: local }: Pick<Environment, 'localStorage'>): void {
  PROFILE_KEYS.forEach((key) => local.clearMemory(key));
}

/** Whether a storage event of another tab may mean that the profile changed. */
export function concernsProfile(key: string | null): boolean {
  return PROFILE_KEYS.some((name) => name === key);
}

/** How the visitor signed in last (specification 3): the channel, or the name of a third-party way. */
export function keepLoginType(
  { localStorage: local }: Pick<Environment, 'localStorage'>,
  loginType: string,
): void {
  local.set(LOGIN_TYPE_KEY, loginType);
}

/** How the visitor signed in last in this browser; undefined when nobody did. */
export function readLoginType({
  localStorage: local,
}: Pick<Environment, 'localStorage'>): string | undefined {
  return local.get(LOGIN_TYPE_KEY);
}
