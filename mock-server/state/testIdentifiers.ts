import { ownValue } from '#lib/object/ownValue.ts';

/** The phone numbers of the test accounts (D36). Each has a twin, such as `slider@mock.example`. */
const PHONES = {
  imagevalid: '19900000049',
  slider: '19900000003',
  refused: '19900000001',
  wrong: '19900000004',
  failing: '19900000005',
  pending: '19900000019',
  slow: '19900000060',
  broken: '19900000500',
  dropped: '19900000444',
} as const;
export type TestAccount = keyof typeof PHONES;

/** The phone number and the e-mail address of a test account. */
export function identifiersOf(account: TestAccount): [phone: string, email: string] {
  return [PHONES[account], `${account}@mock.example`];
}

const BY_IDENTIFIER = Object.fromEntries(
  (Object.keys(PHONES) as TestAccount[]).flatMap((account) =>
    identifiersOf(account).map((identifier) => [identifier, account]),
  ),
);

/** @param identifier digits only, or a lower-case address */
export function findTestAccount(identifier: string): TestAccount | undefined {
  return ownValue(BY_IDENTIFIER, identifier);
}

/** The phone numbers and e-mail addresses that a call names. */
export function identifiersIn(...sources: unknown[]): string[] {
  return sources
    .map((source) => (source ?? {}) as Record<string, unknown>)
    .flatMap((source) => [source['account'], source['email'], source['phone_number']])
    .filter((identifier) => typeof identifier === 'string')
    .map((identifier) => identifier.toLowerCase());
}
