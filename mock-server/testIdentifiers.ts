import { ownValue } from '#lib/object/ownValue.ts';

/** What the mock does for an identifier of D36. */
export type TestTrigger =
  | 'imagevalid'
  | 'slider'
  | 'refused'
  | 'wrong'
  | 'failing'
  | 'pending'
  | 'slow'
  | 'broken'
  | 'dropped';

const phones: Readonly<Record<string, TestTrigger>> = {
  '19900000049': 'imagevalid',
  '19900000003': 'slider',
  '19900000001': 'refused',
  '19900000004': 'wrong',
  '19900000005': 'failing',
  '19900000019': 'pending',
  '19900000060': 'slow',
  '19900000500': 'broken',
  '19900000444': 'dropped',
};
const names = new Set<string>(Object.values(phones));

/**
 * Looks up what a phone number or e-mail address triggers.
 * @param identifier digits only, or a lower-case address
 * @source D36
 */
export function findTestTrigger(identifier: string): TestTrigger | undefined {
  const [name, host] = identifier.split('@');
  if (host === 'mock.example' && name !== undefined && names.has(name)) return name as TestTrigger;
  return ownValue(phones, identifier);
}
