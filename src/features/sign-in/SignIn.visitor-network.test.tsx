import { screen } from '@testing-library/react';
import { scriptAcademy } from '#testing/network/academies.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { openSignInPage } from '#testing/pages/signInPage.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the service’s answer about the user’s network', () => {
  test('is stored, and names the portal account at once the next time', async () => {
    const service = scriptAcademy(new ScriptedService(), { internal: true });
    const first = await openSignInPage({ service });
    await passTime(20);
    expect(screen.getByRole('button', { name: 'W3 account' })).toBeVisible();
    expect(localStorage.getItem('hasInternal')).toBe('1');
    first.stop();
    first.unmount();
    const slow = scriptAcademy(new ScriptedService(), {}).script('getClientIp', reply.hang());
    await openSignInPage({
      service: slow,
      environment: testEnvironment({ address: '/login/index', reloaded: true }),
    });
    expect(screen.getByRole('button', { name: 'W3 account' })).toBeVisible();
  });

  test('is shown verbatim when it is a refusal', async () => {
    const refusing = new ScriptedService().script(
      'getClientIp',
      reply.refused('101010', 'No address for you'),
    );
    const page = await openSignInPage({ service: refusing });
    await passTime(20);
    expect(page.notices()).toEqual(['No address for you']);
  });
});
