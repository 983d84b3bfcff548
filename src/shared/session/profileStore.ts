import type { Environment } from '#shared/browser/environment.ts';
import type { Profile } from './sessionEndpoints';
import { read, save } from '#shared/storage/storedValues.ts';

const PROFILE_KEYS = ['realName', 'nickName', 'mobile', 'avatarUrl', 'administrator'] as const;

/** Stores the profile; removes fields that are missing now. */
export function saveProfile(
  { localStorage: local }: Pick<Environment, 'localStorage'>,
  profile: Profile,
): void {
  for (const key of PROFILE_KEYS) {
    const value = profile[key];
    if (value === undefined) local.remove(key);
    else local.set(key, String(value));
  }
}

export function readProfile({ localStorage: local }: Pick<Environment, 'localStorage'>): Profile {
  const { administrator, ...texts } = Object.fromEntries(
    PROFILE_KEYS.map((key) => [key, local.get(key)] as const),
  );
  return { ...texts, administrator: administrator === 'true' };
}

/** Another tab changed the session, so this page's in-memory profile is outdated. */
export function clearProfileInMemory({
  localStorage: local,
}: Pick<Environment, 'localStorage'>): void {
  PROFILE_KEYS.forEach((key) => local.clearMemory(key));
}

export function concernsProfile(key: string | null): boolean {
  return PROFILE_KEYS.some((name) => name === key);
}

/** Stores the last login type: the channel, or the name of a third-party account. */
export function saveLoginType(
  environment: Pick<Environment, 'localStorage'>,
  loginType: string,
): void {
  save(environment, 'lastestLoginType', loginType);
}

export function readLoginType(environment: Pick<Environment, 'localStorage'>): string | undefined {
  return read(environment, 'lastestLoginType');
}
