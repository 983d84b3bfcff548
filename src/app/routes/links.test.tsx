import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import { memberEnvironment } from '#testing/pages/joinPage.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

const HELP = '/commonUsage/failReceiveVerificationCode.htm';
const VISIT = 'sxz-lang=de_DE&tenant_id=academy';
const PAGES = ['/', '/login/index', '/service', '/join', '/assign', '/assignments', HELP];

test.each(
  [...PAGES, '/browser/open', '/nowhere'].flatMap(
    (path) =>
      [
        [path, false],
        [path, true],
      ] as const,
  ),
)('every link of %s has each parameter once (signed in: %s)', async (path, isMember) => {
  const address = `${path}?${VISIT}`;
  history.replaceState(null, '', address);
  const environment = isMember ? memberEnvironment(address) : testEnvironment({ address });
  await renderApp({ environment, locale: 'de_DE' });
  await passTime(0);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')];
  expect(links).not.toEqual([]);
  for (const { href } of links) {
    const names = [...new URL(href).searchParams.keys()];
    expect([href, names]).toEqual([href, [...new Set(names)]]);
    expect([href, ...names]).toContain('sxz-lang');
    expect([href, ...names]).toContain('tenant_id');
  }
});
