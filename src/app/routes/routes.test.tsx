import { screen } from '@testing-library/react';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

test.each([
  ['/index.html', 'home'],
  ['/login/index', 'sign-in'],
  ['/login/index/', 'sign-in'],
  ['/LOGIN/index.html', 'sign-in'],
  ['//login/index', 'sign-in'],
  ['/x/login//index', 'sign-in'],
  ['/index', 'not found'],
  ['/login', 'not found'],
] as const)('%s shows the page: %s', async (path, page) => {
  const address = `${location.origin}${path}`;
  // The router reads jsdom's own address bar.
  history.replaceState(null, '', address);
  await renderApp({ environment: testEnvironment({ address }) });
  await passTime(100);
  expect(screen.queryByText('Page not found') !== null).toBe(page === 'not found');
  expect(screen.queryByRole('dialog') !== null).toBe(page === 'sign-in');
});
