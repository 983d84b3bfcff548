import { passTime } from '#testing/render/renderApp.tsx';
import { askByEmail, askByPhone, EMAIL, openSignInPage } from '#testing/pages/signInPage.ts';
import { openRestoration } from '#testing/pages/restorationDialog.ts';

/** A browser with WebOTP, which waits for an SMS. */
const waits: { signal: AbortSignal; arrive(code: string): void; refuse(): void }[] = [];

const pointWith = (pointer: 'coarse' | 'fine') =>
  Object.assign(window, {
    matchMedia: (media: string) => ({
      matches: media === `(pointer: ${pointer})`,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });

beforeEach(() => {
  waits.length = 0;
  Object.assign(window, { OTPCredential: () => undefined });
  pointWith('coarse');
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      get: ({ otp, signal }: { otp: unknown; signal: AbortSignal }) => {
        expect(otp).toEqual({ transport: ['sms'] });
        return new Promise((resolve, reject) => {
          const refuse = () => reject(new DOMException('', 'AbortError'));
          waits.push({ signal, arrive: (code) => resolve({ code }), refuse });
        });
      },
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'OTPCredential');
  Reflect.deleteProperty(window, 'matchMedia');
  Reflect.deleteProperty(navigator, 'credentials');
});

const pending = () => waits.filter(({ signal }) => !signal.aborted);

test('the code of the SMS is entered, and the user submits it', async () => {
  const page = await openSignInPage();
  expect(waits).toEqual([]);
  await askByPhone(page);
  expect(pending()).toHaveLength(1);
  pending()[0]?.arrive('１23456');
  await passTime(0);
  expect(page.code()).toHaveValue('123456');
  expect(page.service.count('requestToken')).toBe(0);
  await page.submit();
  expect(page.service.count('requestToken')).toBe(1);
});

test('a user who refuses types the code', async () => {
  const page = await openSignInPage();
  await askByPhone(page);
  pending()[0]?.refuse();
  await passTime(0);
  await page.user.type(page.code(), '654321');
  expect(page.code()).toHaveValue('654321');
});

test('no page waits for an SMS after it sent a code by e-mail, or after it closed', async () => {
  const page = await openSignInPage();
  await askByEmail(page);
  expect(page.email()).toHaveValue(EMAIL);
  expect(waits).toEqual([]);
  await page.user.click(page.getCode());
  page.unmount();
  expect(pending()).toEqual([]);
});

test('a code that arrives after the user turned to e-mail is not entered', async () => {
  const page = await openSignInPage();
  await askByPhone(page);
  await page.useEmail();
  expect(pending()).toEqual([]);
  waits[0]?.arrive('123456');
  await passTime(0);
  expect(page.code()).toHaveValue('');
});

test('restoring an account enters the code of its SMS', async () => {
  const page = await openRestoration();
  await page.goOn();
  pending().at(-1)?.arrive('123456');
  await passTime(0);
  expect(page.code()).toHaveValue('123456');
  expect(page.code()).toHaveAttribute('autocomplete', 'one-time-code');
});

test('a desktop does not wait for an SMS, so that its page is kept for the back button', async () => {
  pointWith('fine');
  const page = await openSignInPage();
  await askByPhone(page);
  expect(waits).toEqual([]);
});
