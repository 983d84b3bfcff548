import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en_US as phrases } from '../../../translations/en_US';
import { messageRules, voiceTexts } from '../chapters/chapterTexts';
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

test('each rule has a story that shows it, or names an exception', () => {
  const rules: Rule[] = [...Object.values(patterns).flat(), ...messageRules, ...voiceTexts.rules];
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
