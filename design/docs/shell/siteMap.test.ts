import { readdirSync, readFileSync } from 'node:fs';
import { isWrittenPage, placeOf, readableTitle, siteMap } from './siteMap';

const qr = { feature: 'Sign-in', path: 'By QR code', order: 1, error: ['Expired'] };
const pickers = {
  feature: 'Assigning',
  order: 2,
  hidden: ['Hostile'],
  when: { Members: 'opened', 'sign-in--qr-code--expired': 'closed' },
};

const sections = siteMap({
  'components--button--documentation': {},
  'components--button--states': {},
  'components--button--two-primary': { meta: { hidden: ['TwoPrimary'] } },
  'components--avatar--documentation': {},
  'components--overview': {},
  'foundations--color': {},
  'foundations--type': {},
  'pickers--members': { meta: pickers },
  'pickers--hostile': { meta: pickers },
  'sign-in--qr-code--scanned': { meta: qr },
  'sign-in--qr-code--expired': { meta: qr },
  'drawings--left-to-right': {},
});

test('lists sections in order, components after their overview, screens by their order', () => {
  const titles = sections.map(({ title, pages }) => [title, pages.map((page) => page.title)]);
  expect(titles).toEqual([
    ['Foundations', ['Color', 'Type']],
    ['Components', ['Overview', 'Avatar', 'Button']],
    ['Screens', ['QR code', 'Pickers']],
  ]);
});

test('a screen has its feature, its path and its states, without those for tests alone', () => {
  const [code, picker] = sections[2]!.pages;
  expect(code).toMatchObject({ group: 'Sign-in', path: 'By QR code' });
  expect(code?.states.map(({ title, state }) => [title, state])).toEqual([
    ['Scanned', 'Content'],
    ['Expired', 'Error'],
  ]);
  expect(picker?.states).toMatchObject([{ title: 'Members' }]);
});

test('finds the page of a state, and no story that is not listed', () => {
  const states = placeOf(sections, 'components--button--states');
  expect([states?.page.title, states?.state?.title]).toEqual(['Button', 'States']);
  expect(placeOf(sections, 'drawings--left-to-right')).toBeUndefined();
  expect(isWrittenPage('components--overview')).toBe(true);
  expect(isWrittenPage('components--button--states')).toBe(false);
});

/** What the story files of the product say about their screens, with the text of the file. */
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => {
    const text = readFileSync(`src/${file}`, 'utf8');
    const [, meta = ''] = /meta: \{(.*?)\n? *\},\n\}/s.exec(text) ?? [];
    const conditions = [...(/when: \{(.*?)\}/s.exec(meta)?.[1]?.matchAll(/(\w+):/g) ?? [])];
    const lists = [...meta.matchAll(/(\w+): \[(.*?)\]/gs)].map(
      ([, list, names = '']) => [list, [...names.matchAll(/\w+/g)].map(String)] as const,
    );
    return { file, text, conditions: conditions.map(([, name = '']) => name), lists };
  });

test('lists and conditions of a file name stories of that file', () => {
  const missing = files.flatMap(({ text, conditions, lists }) =>
    [...conditions, ...lists.flatMap(([, names]) => names)].filter(
      (name) => !new RegExp(`export (const|function) ${name}\\b`).test(text),
    ),
  );
  expect(missing).toEqual([]);
});

test('each error and question of a flow has the condition that leads to it, after a step', () => {
  const flows = files.filter(({ conditions }) => conditions.length > 0);
  const leaves = ({ lists }: (typeof files)[number]) =>
    lists.flatMap(([list, names]) => (list === 'error' || list === 'question' ? names : []));
  expect(flows.length).toBeGreaterThan(10);
  for (const flow of flows) {
    expect(flow.conditions).toEqual(expect.arrayContaining(leaves(flow)));
    expect(leaves(flow)).not.toContain(flow.conditions[0]);
  }
});

test.each([
  ['qr-code', 'QR code'],
  ['sign-in', 'Sign-in'],
])('spells %s as %s', (part, title) => {
  expect(readableTitle(part)).toBe(title);
});
