import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { locales } from '#mock/state/locales.ts';
import { clippedText } from './checks/clippedText';
import { overflow } from './checks/overflow';
import { repeatedParameters } from './checks/repeatedParameters';
import { smallTargets } from './checks/smallTargets';
import {
  changeLocale,
  changeSize,
  changeText,
  isWhole,
  openStory,
  testStories,
} from './fixtures/stories';

const LOCALES = [...locales, 'pseudo-long', 'pseudo-rtl'] as const;
/** The longest words, the longest sentences, and the other direction. */
const HARDEST = ['de_DE', 'ar_SA', 'pseudo-long'] as const;
const NARROWEST = { width: 320, height: 640 };
const SIZES = [NARROWEST, { width: 768, height: 1024 }, { width: 1280, height: 800 }];
const SAMPLE = { every: 60, first: 8 };

test.use({ reducedMotion: 'reduce' });

async function expectFittingLayout(page: Page, story: string): Promise<void> {
  const faults: string[] = [];
  const [first, ...others] = isWhole() ? LOCALES : HARDEST;
  await openStory(page, story, { locale: first });
  for (const locale of [first, ...others]) {
    if (locale !== first) await changeLocale(page, locale);
    for (const size of isWhole() ? SIZES : [NARROWEST]) {
      await changeSize(page, size);
      for (const check of [overflow, clippedText, smallTargets, repeatedParameters]) {
        faults.push(...(await check(page)).map((fault) => `${locale}, ${size.width}: ${fault}`));
      }
    }
  }
  expect(faults).toEqual([]);
}

async function expectFittingLargeText(page: Page, story: string): Promise<void> {
  const faults: string[] = [];
  await changeSize(page, { width: 360, height: 640 });
  for (const locale of isWhole() ? HARDEST : (['pseudo-long'] as const)) {
    await openStory(page, story, { locale });
    await changeText(page, 2);
    // A placeholder may be wider than its field at this size, because typed text scrolls there.
    const cut = (await clippedText(page)).filter((fault) => !fault.startsWith('placeholder'));
    faults.push(...[...(await overflow(page)), ...cut].map((fault) => `${locale}: ${fault}`));
  }
  expect(faults).toEqual([]);
}

testStories(
  'nothing is too wide, cut off or too small in any language and width',
  SAMPLE,
  expectFittingLayout,
);
testStories(
  'nothing is too wide or cut off with text at twice its size (WCAG 1.4.4)',
  SAMPLE,
  expectFittingLargeText,
);
