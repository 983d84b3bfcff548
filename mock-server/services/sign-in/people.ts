import { newNickname } from '#mock/state/seeds/nicknames.ts';
import { SCHOOL_ID } from '#mock/state/seeds/users.ts';
import { deleteLeavers } from '#mock/services/restoration/deregistration.ts';
import type { Namespace } from '#mock/state/types.ts';
import type { Locale, UserRow } from '#mock/state/tables.ts';

/** A mobile number (digits only) or an e-mail address (lower case). */
export type Identifier = { mobile: string } | { email: string };

/** Whether a text is a mainland mobile number as accounts have it: eleven digits and nothing else (S5). */
export function isMobileNumber(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text);
}

/** Whether a number is said to be of the one country that there is (S5, S9); without enforcement any may be named. */
export function isOfThisCountry({ country_code: countryCode }: { country_code: string }): boolean {
  return countryCode === '+86';
}

/** The person with that identifier; accounts whose deregistration is over are gone. */
export function findPerson(space: Namespace, who: Identifier): UserRow | undefined {
  deleteLeavers(space);
  return space.database.find('users', (user) =>
    'mobile' in who ? user.mobile === who.mobile : user.email === who.email,
  );
}

/** The person with that id; accounts whose deregistration is over are gone. */
export function personById(space: Namespace, id: string): UserRow | undefined {
  deleteLeavers(space);
  return space.database.find('users', (user) => user.id === id);
}

/** Everybody who can still sign in or be restored, in the order in which they came. */
export function everyPerson(space: Namespace): readonly UserRow[] {
  deleteLeavers(space);
  return space.database.rows('users');
}

/** Registers a visitor with a nickname in the script of the language. */
export function register(
  { database, random }: Namespace,
  lang: Locale,
  known: Partial<Pick<UserRow, 'mobile' | 'email' | 'realName'>>,
): UserRow {
  return database.insert('users', {
    role: 'visitor',
    schoolId: SCHOOL_ID,
    nickName: newNickname(lang, random),
    ...known,
  });
}
