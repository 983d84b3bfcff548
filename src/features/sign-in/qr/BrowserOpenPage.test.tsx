import { screen } from '@testing-library/react';
import { renderApp } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

const SESSION = 'secret-session';

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

async function open(query: string, service = new ScriptedService()) {
  window.history.replaceState(null, '', `/browser/open${query}`);
  return renderApp({ service, environment: testEnvironment({ address: `/browser/open${query}` }) });
}

test.each([
  `?type=scanLogin&sessionId=${SESSION}`,
  `?sessionId=${SESSION}&sessionId=${SESSION}`,
  '',
])('explains what to do, touches no session and forwards none: %s', async (query) => {
  const { service, environment } = await open(query);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Scan this QR code with the app' }),
  ).toBeVisible();
  expect(
    screen.getByText(/^Only scan QR codes on a login page that you opened yourself/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
    'href',
    '/?sxz-lang=en_US',
  );
  expect(service.requests.some(({ operation }) => operation.includes('Qr'))).toBe(false);
  expect(service.requests.some(({ query }) => query.toString().includes(SESSION))).toBe(false);
  expect(document.title).toBe('Scan this QR code with the app');
  expect(document.body.innerHTML).not.toContain(SESSION);
  // The address that a sign-in from here would return to.
  expect(environment.address().query).toBe(query.replace(/[?&]sessionId=[^&]*/g, ''));
});

test('names the app, in any scenario', async () => {
  const service = new ScriptedService()
    .script('getLoginScenario', reply.data({ vipSchoolAppName: 'Campus', loginScenarioType: null }))
    .script('getSchoolDetails', reply.data({ version: '1' }));
  await open('?type=scanLogin', service);
  expect(screen.getByRole('main')).toHaveTextContent(
    'Open Campus, your school’s app, and scan the QR code again.',
  );
});
