import { newNickname } from '#mock/state/seeds/nicknames.ts';
import { SCHOOL_ID } from '#mock/state/seeds/users.ts';
import { deleteExpiredAccounts } from '#mock/services/restoration/deregistration.ts';
import type { Namespace } from '#mock/state/types.ts';
import type { Locale, UserRow } from '#mock/state/tables.ts';

/** A mobile number (digits only) or an e-mail address (lower case). */
export type Identifier = { mobile: string } | { email: string };

/** Whether a text is a mainland mobile number in the accounts' form: eleven digits only. */
export function isMobileNumber(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text);
}

/** Whether the country code is the only supported one. Without enforcement any code may arrive. */
export function isOfThisCountry({ country_code: countryCode }: { country_code: string }): boolean {
  return countryCode === '+86';
}

/** Finds the person with an identifier. Deletes expired accounts first. */
export function findPerson(namespace: Namespace, who: Identifier): UserRow | undefined {
  deleteExpiredAccounts(namespace);
  return namespace.database.find('users', (user) =>
    'mobile' in who ? user.mobile === who.mobile : user.email === who.email,
  );
}

/** Finds the person with an id. Deletes expired accounts first. */
export function personById(namespace: Namespace, id: string): UserRow | undefined {
  deleteExpiredAccounts(namespace);
  return namespace.database.find('users', (user) => user.id === id);
}

/** Everyone who can still sign in or be restored, in order of registration. */
export function everyPerson(namespace: Namespace): readonly UserRow[] {
  deleteExpiredAccounts(namespace);
  return namespace.database.rows('users');
}

/** Registers a user with a nickname in the script of the language. */
export function register(
  { database, random }: Namespace,
  lang: Locale,
  facts: Partial<Pick<UserRow, 'mobile' | 'email' | 'realName'>>,
): UserRow {
  return database.insert('users', {
    role: 'visitor',
    schoolId: SCHOOL_ID,
    nickName: newNickname(lang, random),
    ...facts,
  });
}
