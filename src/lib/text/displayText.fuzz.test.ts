/** @jest-environment node */
import fc from 'fast-check';
import { fuzz } from '#testing/run/fuzz.ts';
import { SEED } from '#testing/run/properties.ts';
import { batchTokens, LONGEST_TOKEN } from './batchTokens';
import batchCorpus from './corpus/batchText.json';
import phoneCorpus from './corpus/phoneText.json';
import addressCorpus from './corpus/returnAddress.json';
import { foldText } from './foldedText';
import { editPhone, phoneProblem, toPhoneDigits } from '#lib/identifier/phoneNumber.ts';
import { PHONE_TEXT_LIMIT } from '#lib/text/phoneText.ts';
import { acceptReturnAddress, acceptReturnValue } from '#lib/url/returnAddress.ts';

const pieces = (...hard: string[]) =>
  fc
    .array(fc.oneof(fc.constantFrom(...hard), fc.string({ unit: 'binary', maxLength: 4 })), {
      maxLength: 12,
    })
    .map((parts) => parts.join(''));

const ORIGINS = { self: 'https://login.school.example', allowed: ['https://www.school.example'] };

test(`return addresses never lead out of the allowed origins (seed ${SEED})`, () => {
  const value = pieces(
    '/',
    '\\',
    '//',
    '%2f',
    '%5c',
    '@',
    ':',
    '?',
    '#',
    '..',
    '%2e',
    'https:',
    'http:',
    'javascript:',
    'evil.example',
    'www.school.example',
    'login.school.example',
    'https://www.school.example',
    '\t',
    '\u202e',
    '。',
    '／',
    '%00',
    'login/index',
    'api/',
    '[::1]',
    ':443',
  );
  fuzz(addressCorpus, value, 2000, (text) => {
    for (const address of [
      acceptReturnValue(text, ORIGINS),
      acceptReturnAddress(`?redirect=${text}`, ORIGINS),
    ]) {
      if (!address) continue;
      const url = new URL(address.kind === 'same' ? address.path : address.href, ORIGINS.self);
      expect(url.origin).toBe(address.kind === 'same' ? ORIGINS.self : ORIGINS.allowed[0]);
      expect(url.username + url.password).toBe('');
      expect(url.pathname).not.toMatch(/^\/[/\\]|^\/(?:api(?:\/|$)|login\/index\/*$)/i);
    }
  });
});

test(`batch search gives short, distinct, complete tokens that are found again (seed ${SEED})`, () => {
  const text = pieces(
    '"',
    '“',
    '”',
    '„',
    '«',
    '»',
    '「',
    '」',
    ',',
    '，',
    ';',
    '；',
    '、',
    '،',
    ' ',
    '\n',
    '\u3000',
    '\u200b',
    '\u200d',
    '\u202e',
    'ａ',
    'A',
    'a',
    'İ',
    'ß',
    '😀',
    'x'.repeat(LONGEST_TOKEN),
  );
  fuzz(batchCorpus, text, 1000, (given) => {
    const tokens = batchTokens(given);
    expect(new Set(tokens.map(foldText)).size).toBe(tokens.length);
    for (const token of tokens) {
      expect(foldText(token)).not.toBe('');
      expect(token).toBe(token.trim());
      // A quoted phrase may contain separators and other quotes; quoted again, it is one token.
      expect(
        [`"${token}"`, `«${token}»`, `「${token}」`, `『${token}』`].map(batchTokens),
      ).toContainEqual([token]);
    }
  });
});

test(`the phone field holds at most ${PHONE_TEXT_LIMIT} characters with the caret in them, for any input (seed ${SEED})`, () => {
  const text = pieces(
    '1',
    '3',
    '8',
    '0',
    '+',
    '+86',
    '0086',
    '86',
    ' ',
    '-',
    '\u2014',
    '１',
    '\u200b',
    '\u00a0',
    'a',
    '😀',
    '\ud83d',
  );
  const edit = fc.record({
    previous: text,
    text,
    caret: fc.integer({ min: -3, max: 60 }),
    inputType: fc.constantFrom(
      undefined,
      'insertText',
      'insertFromPaste',
      'deleteContentBackward',
      'deleteContentForward',
      'insertCompositionText',
    ),
  });
  const corpus = phoneCorpus.map((each) => ({
    previous: '',
    text: each,
    caret: each.length,
    inputType: 'insertFromPaste' as const,
  }));
  fuzz<{ previous: string; text: string; caret: number; inputType: string | undefined }>(
    corpus,
    edit,
    3000,
    ({ previous, ...raw }) => {
      const field = editPhone('', {
        text: previous,
        caret: previous.length,
        inputType: 'insertFromPaste',
      }).text;
      const next = editPhone(field, raw);
      expect(next.text.length).toBeLessThanOrEqual(PHONE_TEXT_LIMIT);
      expect(next.caret).toBeGreaterThanOrEqual(0);
      expect(next.caret).toBeLessThanOrEqual(next.text.length);
      // Shortening never makes invalid text a valid number.
      if (phoneProblem(next.text) === undefined && phoneProblem(field) !== undefined)
        expect(toPhoneDigits(next.text)).toHaveLength(11);
      const again = editPhone(next.text, { text: next.text, caret: next.caret });
      expect(again.text).toBe(next.text);
    },
  );
});
