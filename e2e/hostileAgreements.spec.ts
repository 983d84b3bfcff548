import cases from '#testing/cases/agreementHtml.json' with { type: 'json' };
import { en_US } from '#translations/en_US.ts';
import { expect, test } from './fixtures/test';
import { AgreementPage, TEXTS } from './pages/agreementPage';

/** How long the test waits for unwanted effects. Milliseconds. */
const A_WHILE = 60;

const TOO_LARGE = en_US['protocol.tooLarge'];
/** Every third of the hostile texts; unit tests sanitize all of them. */
const SAMPLE = cases.filter((_, index) => index % 3 === 0);

/**
 * What covers the back link or the button of the header, or has got into the page; empty if nothing
 * has.
 */
function harm(): string[] {
  const violations: string[] = [];
  const isOnTop = (control: Element | null, name: string): void => {
    const box = control?.getBoundingClientRect();
    const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!control || !top || !(control.contains(top) || top.contains(control)))
      violations.push(`${name} is covered by ${top?.outerHTML.slice(0, 99)}`);
  };
  isOnTop(document.querySelector('main a'), 'the back link');
  isOnTop(document.querySelector('header button'), 'the header');
  if ('__pwned' in window) violations.push('a script ran');
  if (frames.length > 0) violations.push('there are frames');
  if (document.forms.length + document.images.length > 0)
    violations.push('there are forms or images');
  for (const name of ['cookie', 'getElementById', 'createElement', 'location'] as const) {
    if (document[name] instanceof Element || document[name] instanceof HTMLCollection)
      violations.push(`document.${name} is clobbered`);
  }
  if (
    document.querySelectorAll('#root').length !== 1
    || document.querySelectorAll('#content').length !== 1
  )
    violations.push('an id of ours is taken');
  return violations;
}

test('no hostile text has an effect: no script, request, dialog, cover, navigation or policy violation', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const agreement = new AgreementPage(page);
  let html = '';
  await page.route(TEXTS, (route) =>
    route.fulfill({ contentType: 'text/html', body: `${html}<p>The end of the text</p>` }),
  );
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const { id, html: hostile } of SAMPLE) {
    html = hostile;
    await agreement.open('en_US');
    await expect(page.locator('main'), id).toContainText(
      /The end of the text|too large|no content/,
    );
    // oxlint-disable-next-line project/browser-tests -- a script that never runs has no event
    await page.waitForTimeout(A_WHILE);
    expect(await page.evaluate(harm), id).toEqual([]);
    expect(new URL(page.url()).pathname, id).toBe('/service');
  }
  expect(dialogs).toEqual([]);
});

for (const [name, html, seen] of [
  [
    '512 KB of ordinary text',
    Array.from(
      { length: 420 },
      (_, i) =>
        `<h2>${i}. Heading</h2>${`<p>${'The platform lets you take courses and exams. '.repeat(6)}</p>`.repeat(4)}`,
    ).join(''),
    '419. Heading',
  ],
  ['512 KB of nested elements', '<div>'.repeat(104_000), TOO_LARGE],
  [
    '4,000 open letters in bold before 20,000 paragraphs',
    `${Array.from({ length: 4000 }, (_, i) => `<b x=${i}>`).join('')}${'<p>x'.repeat(20_000)}`,
    TOO_LARGE,
  ],
] as const) {
  test(`the page stays responsive with ${name}`, async ({ page }) => {
    await page.addInitScript(() => {
      // How long the main thread was blocked. Only Chromium reports long tasks itself.
      let [longest, last] = [0, performance.now()];
      const longestPause = () => {
        const now = performance.now();
        longest = Math.max(longest, now - last);
        last = now;
        return longest;
      };
      setInterval(longestPause, 10);
      Object.assign(window, { longestPause });
    });
    const agreement = new AgreementPage(page);
    await agreement.answerWith(html);
    await agreement.open('en_US');
    await expect(page.locator('main')).toContainText(seen);
    const longest = await page.evaluate(() =>
      (window as unknown as { longestPause(): number }).longestPause(),
    );
    test
      .info()
      .annotations.push({ type: 'longest pause', description: `${Math.round(longest)} ms` });
    // A limit for hangs, not a measure of speed.
    expect(longest).toBeLessThan(5000);
  });
}
