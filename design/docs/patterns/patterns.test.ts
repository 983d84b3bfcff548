import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en_US as phrases } from '../../../translations/en_US';
import { brandValues } from '../../tokens/brand';
import { releases } from '../changes';
import { brandTexts, messageRules, spacingRules, voiceTexts } from '../chapters/chapterTexts';
import { partTitles } from '../leads';
import type { Rule } from '../PointList';
import { pageOfComponent, storyId } from '../storyAddress';
import { choices } from './choices';
import { patterns } from './patterns';

const texts = ['design', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
);

/** Ladle's names of all stories, from their files. */
const stories = texts.flatMap((text) => {
  const title = /title: '(.+)'/.exec(text)?.[1] ?? '';
  return [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) =>
    storyId(title, name ?? ''),
  );
});

test('each arrow of a flow leads to a story', () => {
  const ids = texts.flatMap((text) =>
    [...text.matchAll(/^ +'([\w-]+--[\w-]+)': '/gm)].map(([, id = '']) => id),
  );
  expect(ids).toContain('restoration--dialog--notice');
  expect(ids.filter((id) => !stories.includes(id))).toEqual([]);
});

test('the page of each component links a screen that exists', () => {
  const linked = readdirSync('design/components').map((name) => {
    const docs = readFileSync(`design/components/${name}/${name}.docs.tsx`, 'utf8');
    return /story: '(.+)'/.exec(docs)?.[1] ?? name;
  });
  expect(linked.filter((id) => !stories.includes(id))).toEqual([]);
});

test('each entry of the changelog that names a page names one that exists', () => {
  const scopes = releases.flatMap(({ changes }) => changes.flatMap(({ scope = [] }) => scope));
  expect(scopes).toContain('modal');
  const names = new Set(stories.flatMap((story) => story.split('--')));
  expect(scopes.filter((scope) => !names.has(scope))).toEqual([]);
});

const rules: Rule[] = [...Object.values(patterns).flat(), ...messageRules, ...voiceTexts.rules];

test('each rule has a story that shows it, or names an exception', () => {
  expect(
    rules.filter(([text, story]) =>
      story === undefined ? !text.includes('Exception') : !stories.includes(story),
    ),
  ).toEqual([]);
  const rows = Object.values(choices).flatMap((each) => each.rows);
  expect(
    rows.filter(
      ([, , page, story]) =>
        !stories.includes(story)
        || !stories.includes(page.includes('--') ? page : pageOfComponent(page)),
    ),
  ).toEqual([]);
});

test('the search knows the titles of all parts that a page writes itself', () => {
  const written = readdirSync('design/docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [
      ...readFileSync(join('design/docs', file), 'utf8').matchAll(/<DocPart\s+title="(.+?)"/g),
    ])
    .map(([, title = '']) => title)
    .filter((title) => !/^(?:Rules|In the product)$/.test(title));
  expect(Object.values(partTitles).flat().sort()).toEqual(written.sort());
});

/** The tests that prove each rule of the pages, by the beginning of the rule. */
const PROOFS: Readonly<Record<string, string | readonly string[]>> = {
  'While something is missing': 'the dimmed button says what is missing; a click shows it',
  'Check all fields when': [
    'shows no error while typing or on blur',
    '%s is refused before it is read',
    'announces the remaining characters of the reason only near the limit',
  ],
  'An error is below the field': 'an error makes the input invalid and precedes the hint',
  'After a refused submission': 'the summary takes the focus and links to each field',
  'Keep everything that was': 'a session that ends keeps the form',
  'Allow paste': 'blocks paste, copy, cut and drop in the code field and says why; autofill works',
  'Loading: a Skeleton': 'a skeleton reserves space and is not read',
  'Failed: say what': 'tries again in place, and keeps the focus',
  'The title of a question': 'Dialogs page: no question asks only whether people are sure',
  'A press beside a dialog': 'stays open on a click outside, and on Escape by default',
  'The question about the agreements': 'takes no answer in the first half second',
  'The choice is kept': 'each tab keeps its search and page',
  'A box is ticked': 'distinguishes none, some and all',
  'What is chosen through':
    'members of a locked group and below a locked department cannot be removed',
  'For lists from elsewhere': 'without a clipboard, all names that were not found are shown',
  'Long lists render': 'renders only visible rows of five thousand, and the focused one',
  'One problem has one message': 'is said once, under the head of the dialog',
  'The words of the service': 'shows the server’s words as text',
  'Every message has an icon': 'an event is announced once',
  'A paragraph and a text':
    'Voice page: titles, labels, buttons and short messages have no full stop',
  'Exception: texts that': [
    'an import that %s says so and offers a new one',
    'the dimmed button says what is missing; a click shows it',
  ],
  'Numbers, dates, times': '%s formats %i correctly: %s',
  'Phone numbers, e-mail': 'in Arabic, addresses, numbers and ratios read from left to right',
  'A label belongs to': 'Spacing page: a label is twice as close to its field',
  'All colors of the accent': 'Playground page: a brand gives the accent its colors',
  'A logo replaces': 'shows the logo, and the initial if it does not load',
  'The tones of messages': 'leaves the tones of messages',
};

/** The title of a test; an array of cases can be before it. */
const TEST =
  /(?:\b(?:test|it)(?:\.\w+)?|\.each\(\w+\)|^ *\](?: as const)?\))\(\s*(['"`])(.*?)\1,/gm;

test('each rule of a page is proved by a test', () => {
  const tests = ['design', 'src', 'e2e', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:test|spec|matrix)\.tsx?$/.test(file))
      .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(TEST)])
      .map(([, , title = '']) => title),
  );
  expect(tests.length).toBeGreaterThan(1000);
  const texts = [...rules.map(([text]) => text), ...spacingRules, ...brandTexts];
  const proofOf = (text: string) =>
    Object.entries(PROOFS).find(([start]) => text.startsWith(start))?.[1];
  expect(texts.filter((text) => proofOf(text) === undefined)).toEqual([]);
  expect(
    Object.values(PROOFS)
      .flat()
      .filter((proof) => !tests.some((title) => title.includes(proof))),
  ).toEqual([]);
  expect(
    Object.keys(PROOFS).filter((start) => !texts.some((text) => text.startsWith(start))),
  ).toEqual([]);
});

test('Dialogs page: no question asks only whether people are sure', () => {
  expect(Object.values(phrases).filter((text) => /are you sure/i.test(text))).toEqual([]);
});

test('Playground page: a brand gives the accent its colors, and leaves the tones of messages', () => {
  const accent = '#0f766e';
  const values = brandValues({ accent, accentDark: '#5eead4' }, 'dark');
  const names = [...values.keys()];
  expect(names).toEqual(
    expect.arrayContaining([
      'color.action.primary.hover',
      'color.action.primary.active',
      'color.surface.selected',
      'color.focus',
    ]),
  );
  expect(values.get('color.action.primary.rest')).toBe(accent);
  expect(names.filter((name) => name.startsWith('color.tone.'))).toEqual([]);
});

test('no page states a measure, because tables read them from the tokens', () => {
  const pages = ['design/components', 'design/docs'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) =>
        /\.docs\.tsx$|^leads\.ts$|^(?:chapters|patterns|flows)\/[\w]+\.tsx?$/.test(file),
      )
      .map((file) => join(folder, file)),
  );
  expect(pages).toContain(join('design/docs', 'chapters/chapterTexts.ts'));
  expect(
    pages.flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(/.*\d (?:px|rem|ms|%|seconds?)(?!\w).*/g)].map(
        ([line]) => `${page}: ${line}`,
      ),
    ),
  ).toEqual([]);
});

test('Voice page: titles, labels, buttons and short messages have no full stop', () => {
  const short = Object.entries(phrases)
    .flatMap(([key, text]) => text.split(' |||| ').map((form) => [key, form] as const))
    .filter(
      ([key, form]) => /(?:itle|abel|\.check|ubmit|ancel|lose)$/.test(key) || !/ .* /.test(form),
    );
  expect(short.length).toBeGreaterThan(200);
  expect(short.filter(([, form]) => form.endsWith('.'))).toEqual([]);
});
