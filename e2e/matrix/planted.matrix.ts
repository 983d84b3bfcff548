import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../fixtures/runAxe';
import { announcements, recordAnnouncements } from './checks/announcements';
import { clippedText } from './checks/clippedText';
import { motion } from './checks/motion';
import { obscuredFocus } from './checks/obscuredFocus';
import { overflow } from './checks/overflow';
import { smallTargets, LEAST } from './checks/smallTargets';
import { visualText } from './checks/visualText';

interface Planted {
  fault: string;
  check: (page: Page) => Promise<string[]>;
  /** A page with the fault, the message of the check, and the same page without the fault. */
  bad: string;
  says: RegExp;
  good: string;
}

const LONG = 'Donaudampfschifffahrtsgesellschaft';
const fingers = (page: Page): Promise<string[]> => smallTargets(page, LEAST.finger);

const PLANTED: readonly Planted[] = [
  {
    fault: 'a word wider than the window',
    check: overflow,
    bad: `<p style="font-size:60px">${LONG}</p>`,
    says: /too narrow for <p> "Donau/,
    good: `<p style="font-size:60px;overflow-wrap:anywhere">${LONG}</p>`,
  },
  {
    fault: 'a dialog that scrolls sideways',
    check: overflow,
    bad: `<div role="dialog" style="width:200px;overflow:auto"><div style="width:260px">x</div></div>`,
    says: /60 px too narrow/,
    good: `<div role="dialog" style="width:200px"><div style="overflow-x:auto"><table style="width:260px"></table></div></div>`,
  },
  {
    fault: 'text cut off at its side',
    check: clippedText,
    bad: `<div style="width:80px;overflow:hidden;white-space:nowrap">${LONG}</div>`,
    says: /cut sideways/,
    good: `<div style="width:80px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">${LONG}</div>`,
  },
  {
    fault: 'text cut off below',
    check: clippedText,
    bad: `<div style="width:80px;height:20px;overflow:hidden">One two three four five six seven</div>`,
    says: /cut above or below/,
    good: `<div tabindex="0" style="width:80px;height:20px;overflow:auto">One two three four five six seven</div>`,
  },
  {
    fault: 'a placeholder wider than its field',
    check: clippedText,
    bad: `<input style="width:60px" placeholder="${LONG}">`,
    says: /placeholder "Donau/,
    good: `<input style="width:60px" placeholder="Code">`,
  },
  {
    fault: 'an option wider than its list',
    check: clippedText,
    bad: `<select style="width:60px"><option>${LONG}</option></select>`,
    says: /option "Donau/,
    good: `<select><option>${LONG}</option></select>`,
  },
  {
    fault: 'a control of 20 px close to another',
    check: smallTargets,
    bad: `<button style="width:20px;height:20px;padding:0">a</button><button style="width:20px;height:20px;padding:0">b</button>`,
    says: /"a" is 20.0 × 20.0/,
    good: `<button style="width:20px;height:20px;padding:0">a</button><button style="width:20px;height:20px;padding:0;margin-left:40px">b</button><p>A <a href="/">link</a> in text</p>`,
  },
  {
    fault: 'a control that is too small for touch',
    check: fingers,
    bad: `<button style="height:32px">Send</button>`,
    says: /"Send" is .* × 32/,
    good: `<button style="height:44px">Send</button>`,
  },
  {
    fault: 'motion under reduced motion',
    check: motion,
    bad: `<style>@keyframes turn{to{rotate:1turn}}</style><p style="animation:turn 2s infinite">x</p><b style="transition:color .3s">y</b>`,
    says: /2000 ms is running on <p>/,
    good: `<p>x</p>`,
  },
  {
    fault: 'a focused control under a fixed element',
    check: obscuredFocus,
    bad: `<a href="/">Home</a><div style="position:fixed;inset:0 0 auto;height:80px;background:#fff">Banner</div>`,
    says: /"Home" lies under <div> "Banner"/,
    good: `<a href="/">Home</a>`,
  },
  {
    fault: 'a focused control without a focus indicator',
    check: obscuredFocus,
    bad: `<button style="outline:0">Send</button>`,
    says: /"Send" shows no mark/,
    good: `<button>Send</button>`,
  },
  {
    fault: 'text that is too pale',
    check: (page) => accessibilityFaults(page),
    bad: `<main><h1 style="color:#aaa;background:#fff">Pale</h1></main>`,
    says: /color-contrast/,
    good: `<main><h1>Dark</h1></main>`,
  },
  {
    fault: 'a field without a name',
    check: (page) => accessibilityFaults(page),
    bad: `<main><h1>Form</h1><input></main>`,
    says: /label/,
    good: `<main><h1>Form</h1><label>Name <input></label></main>`,
  },
];

const asPage = (body: string): string =>
  `<!doctype html><html lang="en"><title>Planted</title><meta name="viewport" content="width=device-width"><body>${body}</body></html>`;

test.use({ viewport: { width: 320, height: 640 } });

for (const { fault, check, bad, says, good } of PLANTED) {
  test(`is found: ${fault}`, async ({ page }) => {
    await page.setContent(asPage(bad));
    expect((await check(page)).join('\n')).toMatch(says);
    await page.setContent(asPage(good));
    expect(await check(page)).toEqual([]);
  });
}

test('is found: an announcement that comes twice, or never', async ({ page }) => {
  await recordAnnouncements(page);
  await page.goto('about:blank');
  await page.setContent(asPage('<p role="status"></p><p role="alert"></p><p id="silent"></p>'));
  const put = (selector: string, text: string) =>
    page.locator(selector).evaluate((element, words) => {
      element.textContent = words;
    }, text);
  await put('#silent', 'Sent');
  expect(await announcements(page)).toEqual([]);
  await put('[role=status]', 'Sent');
  expect(await announcements(page)).toEqual(['Sent']);
  await put('[role=alert]', 'Sent');
  expect(await announcements(page)).toEqual(['Sent', 'Sent']);
});

test('is found: a number that the text direction splits', async ({ page }) => {
  const shows = async (body: string): Promise<string> => {
    await page.setContent(
      asPage(body).replace('<body>', '<body dir="rtl" style="white-space:nowrap">'),
    );
    return visualText(page.locator('p'));
  };
  expect(await shows('<p>إلى 138 0000 0001 الآن</p>')).not.toContain('138 0000 0001');
  expect(await shows('<p>إلى <bdi dir="ltr">138 0000 0001</bdi> الآن</p>')).toContain(
    '138 0000 0001',
  );
});
