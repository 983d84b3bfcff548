import { screen, within } from '@testing-library/react';
import { answer } from '#testing/network/answer.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { fillIn, openSignInPage } from '#testing/pages/signInPage.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

/** When the profile arrives, ms after the token. */
const PROFILE_MS = 50;
let endMovement: () => void;

beforeEach(() => {
  document.startViewTransition = ((change: () => void) => {
    change();
    const finished = new Promise<void>((resolve) => (endMovement = resolve));
    return { ready: Promise.resolve(), finished };
  }) as unknown as Document['startViewTransition'];
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

async function signIn(query = '') {
  const service = new ScriptedService();
  service.script('getProfile', reply.after(PROFILE_MS, answer('getProfile')));
  const page = await openSignInPage({
    service,
    environment: testEnvironment({ address: `/login/index${query}` }),
  });
  await fillIn(page);
  await page.submit();
  return page;
}

test('success is announced at once, and the page reloads when the card has arrived', async () => {
  const { environment } = await signIn();
  const news = within(screen.getByRole('dialog')).getAllByRole('status');
  expect(news.map(({ textContent }) => textContent)).toContain('Logged in');
  await passTime(200);
  expect(environment.reloads).toBe(0);
  endMovement();
  await passTime(0);
  expect(environment.reloads).toBe(1);
});

test('a movement that does not end keeps the page for at most 400 ms after the token', async () => {
  const { environment } = await signIn();
  await passTime(400);
  expect(environment.reloads).toBe(1);
});

test('a redirect does not wait for the movement', async () => {
  const { environment } = await signIn('?redirect=%2Fjoin');
  await passTime(PROFILE_MS);
  expect(environment.visited).toEqual([expect.stringMatching(/\/join$/)]);
});
