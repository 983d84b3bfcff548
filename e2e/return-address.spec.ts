import values from '../src/lib/cases/returnValues.json' with { type: 'json' };
import { caseText } from '../src/lib/cases/caseText';
import { expect, test } from './fixtures/test';
import { SignInPage } from './pages/signInPage';

/** Every value that must not lead anywhere. */
const HOSTILE = values.filter(({ expect: wanted }) => wanted === 'fallback').map((one) => ({ id: one.id, text: caseText(one) }));

/** Every sixth of the hostile cases; all of them are judged in jsdom. */
const SAMPLE = HOSTILE.filter((_, index) => index % 6 === 0);

for (const { id, text } of SAMPLE) {
  test(`a real browser stays here after signing in: ${id}`, async ({ page, baseURL }) => {
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
