/** @jest-environment node */
import { contrastPairs } from './contrastPairs';
import { themes } from './themes';

/** Where a token of these kinds is used as a foreground. */
const TEXT = /(?:^|\.)(?:text|dimmedText)(?:\.|$)/;

test('every pair names colors of both themes', () => {
  for (const { foreground, background } of contrastPairs)
    for (const theme of [themes.light, themes.dark])
      expect([foreground, background].filter((name) => !theme.has(name))).toEqual([]);
});

test('no pair is declared twice', () => {
  const names = contrastPairs.map(({ foreground, background }) => `${foreground} ${background}`);
  expect(new Set(names).size).toBe(names.length);
});

test('text needs 4.5 to 1, everything else 3 to 1', () => {
  for (const { foreground, least } of contrastPairs)
    expect([foreground, least]).toEqual([foreground, TEXT.test(foreground) ? 4.5 : 3]);
});

test('every color of text and icons has a pair', () => {
  const judged = new Set<string>(contrastPairs.map(({ foreground }) => foreground));
  const colors = [...themes.light.keys()].filter(
    (name) => name.startsWith('color.') && (TEXT.test(name) || name.endsWith('.icon')),
  );
  expect(colors.filter((name) => !judged.has(name))).toEqual([]);
});
