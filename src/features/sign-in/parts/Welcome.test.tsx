import { screen, within } from '@testing-library/react';
import { ScriptedService } from '#testing/network/scriptedFetch.ts';
import { fillIn, openSignInPage } from '#testing/pages/signInPage.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

async function signIn(moving: boolean) {
  const page = await openSignInPage({
    service: new ScriptedService(),
    environment: testEnvironment({ address: '/login/index', moving }),
  });
  await fillIn(page);
  await page.submit();
  return page;
}

const greeting = () => within(screen.getByRole('dialog')).queryByText('Logged in');

test('who has signed in is greeted by name and picture for 400 ms, and then the page goes on', async () => {
  const page = await signIn(true);
  expect(greeting()).toBeVisible();
  const { textContent } = greeting()!.parentElement!;
  expect(within(screen.getByRole('dialog')).getByRole('img')).toHaveAccessibleName(
    textContent.replace('Logged in', ''),
  );
  expect(page.environment.reloads).toBe(0);
  await passTime(400);
  expect(page.environment.reloads).toBe(1);
});
