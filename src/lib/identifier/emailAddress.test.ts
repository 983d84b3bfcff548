/** @jest-environment node */
import emailCases from '#testing/cases/email.json';
import { caseText } from '#testing/cases/caseText.ts';
import { emailProblem, isCorporateEmail, normalizeEmail } from './emailAddress';
import { soon } from '#testing/helpers/soon.ts';

/** The cases where the verdict is our choice: internationalized addresses are refused. */
const REFUSED = ['internationalised', 'dotless i'];

const LONG_DOMAIN = ['b', 'c', 'd'].map((letter) => letter.repeat(63)).join('.');

it.each(emailCases.map((one) => [one.why, one] as const))('judges the case: %s', (why, one) => {
  const problem = soon(50, () => emailProblem(caseText(one)));
  if (one.expect === 'empty message') expect(problem).toBe('email.empty.check');
  else
    expect(problem).toBe(
      one.expect.startsWith('ok') && !REFUSED.includes(why) ? undefined : 'email.check',
    );
});

it.each([
  "o'neil@school.example",
  'a@b.co',
  `a@${'b'.repeat(63)}.example`,
  'A@SCHOOL.EXAMPLE',
  `${'a'.repeat(62)}@${LONG_DOMAIN}`,
  'a@xn--fiqs8s.xn--p1ai',
])('accepts %s', (text) => expect(emailProblem(text)).toBeUndefined());

it.each([
  'ｕｓｅｒ＠ｓｃｈｏｏｌ．ｅｘａｍｐｌｅ',
  'user＠school。example',
  'user@school｡example',
  'mailto:user@school.example',
  'MAILTO:user@school.example',
  '<user@school.example>',
  'Ada Lovelace <user@school.example>',
  'user@school.example;',
  '「user@school.example」。',
  '＂user@school.example＂，',
  '(Ada <user@school.example>).',
  '"Lovelace, Ada" <mailto:user@school.example>\u200b',
])('understands an address as keyboards and mail programs write it: %s', (text) => {
  expect(normalizeEmail(text)).toBe('user@school.example');
  expect(emailProblem(text)).toBeUndefined();
});

it.each([
  'victim@school.example <user@school.example>',
  '<a@school.example> <b@school.example>',
  'user@school.example <',
  'mailto:user@school.example?subject=x',
  'mailto:mailto:user@school.example',
  '<>',
  'mailto:',
])('refuses what could mean another address: %s', (text) =>
  expect(emailProblem(text)).toBeDefined(),
);

it('strips invisible characters at the ends only', () => {
  expect(normalizeEmail('\ufeff \u200b\u202auser@school.example\u202c\u00a0\r\n')).toBe(
    'user@school.example',
  );
  expect(normalizeEmail('us\u200ber@school.example')).toBe('us\u200ber@school.example');
  expect(normalizeEmail('\u0000user@school.example')).toBe('\u0000user@school.example');
  expect(emailProblem(' \u200b ')).toBe('email.empty.check');
});

it.each([
  ['me@corp.example', true],
  [' me@CORP.Example ', true],
  ['me@staff.example', true],
  ['me@sub.corp.example', false],
  ['me@parent.example', false],
  ['me@corp.example.evil.example', false],
  ['me@notcorp.example', false],
  ['a@b@corp.example', false],
  ['me@\u212aorp.example', false],
])('%s has a corporate domain: %s', (email, expected) =>
  expect(
    isCorporateEmail(email, [
      'Corp.example',
      'staff.example',
      'korp.example',
      'mail.parent.example',
    ]),
  ).toBe(expected),
);
