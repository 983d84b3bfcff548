import { screen, within } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { openSignInPage, PHONE_NUMBER } from '#testing/pages/signInPage.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['fails', reply.json(500, { code: '500', message: 'Broken' }), 0],
  ['cannot be reached', reply.unreachable(), 0],
  ['hangs', reply.hang(), 6000],
  ['is not 200', reply.refused('100001', 'no such school'), 0],
  ['has empty pcs', reply.data({ pcs: [], agreements: [] }, 200), 0],
  ['has null for pcs', reply.data({ pcs: null, agreements: null }, 200), 0],
  ['has no agreements', reply.data({ pcs: [{ enTenantName: 'Sample' }] }, 200), 0],
])(
  'when the academy’s configuration %s, the login page is shown and signs in',
  async (_what, answer, after) => {
    const page = await openSignInPage({
      service: new ScriptedService().script('getAcademyConfig', answer),
    });
    await passTime(after + 50);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Log in with QR code' })).toBeVisible();
    expect(
      dialog
        .getAllByRole('link', { name: /Agreement|Policy/ })
        .map((link) => link.getAttribute('href')),
    ).toEqual([expect.stringMatching(/^\/service\?/), expect.stringMatching(/^\/privacy\?/)]);
    await page.user.type(page.phone(), PHONE_NUMBER);
    await page.agree();
    await page.askForCode();
    expect(page.getCode()).toHaveAccessibleDescription('Resend in 59s');
    expect(page.environment.visited).toEqual([]);
  },
);
