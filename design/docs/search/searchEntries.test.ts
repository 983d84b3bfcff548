/** @jest-environment node */
import { componentProps } from '../props.generated';
import { siteMap } from '../shell/siteMap';
import { searchEntries } from './searchEntries';

const entries = searchEntries(
  siteMap([
    'overview--atlas',
    'components--menu--documentation',
    'components--menu--open',
    'sign-in--qr-code--expired',
  ]),
);
const entryOf = (id: string) => entries.find((entry) => entry.id === id);

test('every entry has an id of its own, a title, a group and a story', () => {
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  for (const { group, title, story } of entries) expect([group, title, story]).not.toContain('');
});

test('the page of a component is found by its text, its synonyms and its lead', () => {
  const page = entryOf('page components--menu--documentation');
  expect(page).toMatchObject({ group: 'Components', title: 'Menu', anchor: '' });
  expect(page?.text).toContain('dropdown');
  expect(page?.about).not.toBe('');
});

test('a state of a component goes to its own story, under the name of its page', () => {
  expect(entryOf('components--menu--open')).toMatchObject({
    title: 'Open',
    about: expect.stringContaining('Menu'),
    story: 'components--menu--open',
  });
  expect(entryOf('components--menu--documentation')).toBeUndefined();
});

test('each property leads to the table of its component', () => {
  expect(entries.filter(({ group }) => group === 'Properties')).toHaveLength(
    Object.values(componentProps).flatMap(({ props }) => props).length,
  );
  expect(entryOf('Button.variant') ?? entryOf('Button.tone')).toMatchObject({
    anchor: 'properties',
    story: 'components--button--documentation',
  });
});

test('a token is found by its name and by the words of it', () => {
  const token = entryOf('token color.text.primary');
  expect(token).toMatchObject({ group: 'Tokens', title: 'color.text.primary' });
  expect(token?.text).toBe('color text primary');
  expect(token?.about).toMatch(/^#/);
});

test('without stories there are still tokens and properties', () => {
  expect(new Set(searchEntries([]).map(({ group }) => group))).toEqual(
    new Set(['Tokens', 'Properties']),
  );
});
