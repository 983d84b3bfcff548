import values from '#testing/cases/returnValues.json' with { type: 'json' };
import { caseText } from '#testing/cases/caseText.ts';
import { NIGHTLY } from './fixtures/languages';
import { expect, test } from './fixtures/test';
import { SignInPage } from './pages/signInPage';

/** All addresses that must not be followed. */
const HOSTILE = values
  .filter(({ expect: wanted }) => wanted === 'fallback')
  .map((one) => ({ id: one.id, text: caseText(one) }));

/** Every sixth of the hostile cases, in `npm test` every 18th; unit tests check all of them. */
const SAMPLE = HOSTILE.filter((_, index) => index % 6 === 0);

for (const [index, { id, text }] of SAMPLE.entries()) {
  const when = index % 3 === 0 ? {} : NIGHTLY;
  test(`a real browser stays here after signing in: ${id}`, when, async ({ page, baseURL }) => {
    const signIn = new SignInPage(page);
    const value = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
    await signIn.open('en_US', `/login/index?redirect=${value}`);
    await signIn.agreement.check();
    await signIn.way('uniportal').click();
    await page.getByRole('button', { name: /李晨曦/ }).click();
    await expect(page.getByRole('button', { name: '李晨曦', exact: true })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
    expect(new URL(page.url()).pathname).toBe('/login/index');
  });
}

test('a place on the current page also causes a load', async ({ page, inbox }) => {
  const redirect = '/?tenant_id=all&sxz-lang=en_US#after';
  const signIn = new SignInPage(page);
  await page.goto(redirect.replace('after', 'before'));
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await page.evaluate(
    (detail) => {
      Object.assign(window, { notLoadedAnew: true });
      window.dispatchEvent(new CustomEvent('login-dialog', { detail }));
    },
    { redirect },
  );
  await signIn.signIn('13800000078', inbox);
  await page.waitForFunction(() => !('notLoadedAnew' in window));
  expect(page.url()).toContain(redirect);
});
