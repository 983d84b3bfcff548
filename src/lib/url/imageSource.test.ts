/** @jest-environment node */
import imageCases from '#testing/cases/imageUrls.json';
import { caseText } from '#testing/cases/caseText.ts';
import { challengeImageSource, safeImageSource } from './imageSource';

const HOSTS = ['www.school.example', 'CDN.school.example:8443'];

const SHOWN: Record<string, string> = {
  'url-0': 'https://www.school.example/a.png',
  'url-4': 'data:image/png;base64,iVBORw0KGgo=',
  'url-12': 'https://www.school.example/a.svg',
  'url-14': 'https://www.school.example/a%20b.png',
};

it.each(imageCases.map((one) => [one.id, one] as const))(
  'judges %s for both kinds of picture',
  (id, one) => {
    const value = one.value === null ? null : caseText(one);
    expect(safeImageSource(value, HOSTS)).toBe(SHOWN[id]);
    expect(challengeImageSource(value, HOSTS)).toBe(SHOWN[id]);
  },
);

it.each([
  'https://cdn.school.example:8443/a.png',
  'https://WWW.school.example/a.png',
  'data:image/jpg;base64,/9j/',
  'data:image/jpeg;base64,/9j/4A==',
])('shows %s', (value) => expect(safeImageSource(value, HOSTS)).toBeDefined());

it.each([
  'https://cdn.school.example/a.png',
  'https://www.school.example:8443/a.png',
  'https://me@www.school.example/a.png',
  'https://www.school.example.evil.example/',
  '//www.school.example/a.png',
  'https:\\\\www.school.example/a.png',
  ' https://www.school.example/a.png',
  'https://www.school.example/a.png ',
  'https://www.school.example/\na.png',
  'javascript:alert(1)',
  'data:image/png,abc',
  'data:image/gif;base64,AAAA',
  'data:image/png;base64,',
  'data:image/png;base64,AA"A',
  'iVBORw0KGgo=',
  '',
  7,
  {},
  ['https://www.school.example/a.png'],
])('shows no picture for %j', (value) => expect(safeImageSource(value, HOSTS)).toBeUndefined());

it('makes a data URL of a bare base64 PNG, also with line breaks', () => {
  expect(challengeImageSource('iVBORw0KGgoAAAANSUhEUg', HOSTS)).toBe(
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg',
  );
  expect(challengeImageSource(' iVBORw0KGgoA+/\t9\r\nANSUhEUg==\r\n', HOSTS)).toBe(
    'data:image/png;base64,iVBORw0KGgoA+/9ANSUhEUg==',
  );
  expect(challengeImageSource('R0lGODlhAQABAAAAACw=', HOSTS)).toBeUndefined();
  expect(challengeImageSource('iVBORw0KGgo<b>', HOSTS)).toBeUndefined();
  expect(challengeImageSource(undefined, HOSTS)).toBeUndefined();
});

it('shows at most 512 KB', () => {
  const picture = (length: number) => `data:image/png;base64,${'A'.repeat(length - 22)}`;
  expect(safeImageSource(picture(512 * 1024), HOSTS)).toBeDefined();
  expect(safeImageSource(picture(512 * 1024 + 1), HOSTS)).toBeUndefined();
  expect(challengeImageSource(`iVBORw0KGgo${'A'.repeat(512 * 1024)}`, HOSTS)).toBeUndefined();
});
