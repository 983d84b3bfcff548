import { isWrittenPage, placeOf, readableTitle, siteMap } from './siteMap';

const STORIES = [
  'components--button--documentation',
  'components--button--rest',
  'components--button--hover',
  'components--avatar--documentation',
  'foundations--type',
  'foundations--colour',
  'overview--atlas',
  'overview--welcome',
  'sign-in--qr-code--expired',
  'sign-in--qr-code--scanned',
  'pickers--members',
  'drawings--left-to-right',
];
const sections = siteMap(STORIES);

test('lists sections in order, with one page for each component and each group of screens', () => {
  const titles = sections.map(({ title, pages }) => [title, pages.map((page) => page.title)]);
  expect(titles).toEqual([
    ['Overview', ['Welcome', 'Atlas']],
    ['Foundations', ['Colour', 'Type']],
    ['Components', ['Avatar', 'Button']],
    ['Screens', ['Pickers', 'QR code']],
  ]);
});

test('opens the documentation of a component first, with its states below', () => {
  const button = sections[2]?.pages[1];
  expect(button?.id).toBe('components--button--documentation');
  expect(button?.states.map(({ title }) => title)).toEqual(['Rest', 'Hover']);
});

test('groups screens by feature', () => {
  expect(sections[3]?.pages.map(({ group }) => group)).toEqual(['', 'Sign-in']);
});

test('finds the page of a state, and no story that is not listed', () => {
  const rest = placeOf(sections, 'components--button--rest');
  expect([rest?.page.title, rest?.state?.title]).toEqual(['Button', 'Rest']);
  expect(placeOf(sections, 'drawings--left-to-right')).toBeUndefined();
});

test('shows a screen and a state in a window of their own', () => {
  expect(STORIES.filter((id) => !isWrittenPage(id))).toEqual([
    'components--button--rest',
    'components--button--hover',
    'sign-in--qr-code--expired',
    'sign-in--qr-code--scanned',
    'pickers--members',
    'drawings--left-to-right',
  ]);
});

test.each([
  ['qr-code', 'QR code'],
  ['long-german', 'Long German'],
  ['narrow320', 'Narrow 320'],
  ['sign-in', 'Sign-in'],
])('spells %s as %s', (part, title) => {
  expect(readableTitle(part)).toBe(title);
});
