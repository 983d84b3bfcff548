import { act, fireEvent, screen, within } from '@testing-library/react';
import { signInWanted } from '../../platform/session/sessionSlice';
import { passTime } from '../../testing/renderApp';
import { reply, ScriptedService } from '../../testing/scriptedFetch';
import { CODE, EMAIL, openSignInPage, PHONE, readyToLogIn } from '../../testing/signInPage';
import { testEnvironment } from '../../testing/testEnvironment';
import { dialogClosed } from './signInSlice';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const slow = (milliseconds: number, data: unknown = null) => reply.after(milliseconds, reply.data(data));
const GRANT = { access_token: 'late-token', refresh_token: 'r' };

const ENTER = { key: 'Enter', code: 'Enter' };

test.each<[string, (page: Awaited<ReturnType<typeof openSignInPage>>, button: HTMLElement) => Promise<void> | void]>([
  ['ten clicks', (_page, button) => act(() => { for (let click = 0; click < 10; click += 1) fireEvent.click(button); })],
  ['Enter that is held down', async ({ user }, button) => {
    button.focus();
    await user.keyboard('{Enter>10/}');
  }],
  ['a click and Enter at once', (_page, button) => act(() => {
    fireEvent.click(button);
    // A browser makes a click of Enter on a button.
    if (fireEvent.keyDown(button, ENTER)) fireEvent.click(button);
    fireEvent.keyUp(button, ENTER);
  })],
])('%s on the code button: one code is sent (click-27)', async (_way, press) => {
  const service = new ScriptedService().script('sendSmsCode', slow(500));
  const page = await openSignInPage({ service });
  await page.user.type(page.phone(), PHONE);
  await page.agree();
  await press(page, page.getCode());
  await passTime(1000);
  expect(service.count('getSliderChallenge')).toBe(1);
  expect(service.count('sendSmsCode')).toBe(1);
  expect(page.notices()).toHaveLength(1);
});

test('a double click and Enter on the log-in button ask for one token (click-28)', async () => {
  const service = new ScriptedService().script('requestToken', reply.after(500, reply.json(200, GRANT)));
  const page = await readyToLogIn(service);
  await page.user.dblClick(page.submitButton());
  await page.user.type(page.code(), '{Enter}{Enter}');
  await passTime(1000);
  expect(service.count('requestToken')).toBe(1);
  expect(page.environment.reloads).toBe(1);
});

test('a double click on OK resumes the pending action once (click-30)', async () => {
  const page = await openSignInPage();
  await page.user.type(page.phone(), PHONE);
  await page.askForCode();
  const ok = within(screen.getByRole('alertdialog')).getByRole('button', { name: 'OK' });
  act(() => {
    fireEvent.click(ok);
    fireEvent.click(ok);
  });
  await passTime(0);
  expect(page.service.count('sendSmsCode')).toBe(1);
});

test('cancelling the agreement sends nothing and keeps the form', async () => {
  const page = await openSignInPage();
  await page.user.type(page.phone(), PHONE);
  await page.askForCode();
  await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  await passTime(0);
  expect(page.service.count('getSliderChallenge')).toBe(0);
  expect(page.agreementBox()).not.toBeChecked();
  expect(page.phone()).toHaveValue('138 0000 0001');
});

test('logging in with an empty box resumes after OK', async () => {
  const page = await openSignInPage();
  await page.user.type(page.phone(), PHONE);
  await page.user.type(page.code(), CODE);
  await page.submit();
  expect(page.service.count('requestToken')).toBe(0);
  await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'OK' }));
  await passTime(0);
  expect(page.environment.reloads).toBe(1);
});

test('a late success for the phone says nothing on the e-mail form (order-32)', async () => {
  const service = new ScriptedService().script('sendSmsCode', slow(500));
  const page = await openSignInPage({ service });
  await page.user.type(page.phone(), PHONE);
  await page.agree();
  await page.askForCode();
  await page.useEmail();
  await page.user.type(page.email(), EMAIL);
  await passTime(1000);
  expect(page.notices()).toEqual([]);
  expect(page.getCode()).toHaveAccessibleName('Get code');
  expect(service.last('sendSmsCode').aborted).toBe(true);
});

test('two sends whose answers are swapped: the last one decides (order-34)', async () => {
  const service = new ScriptedService().script('sendSmsCode', slow(2000), reply.data(null));
  const page = await openSignInPage({ service });
  await page.user.type(page.phone(), PHONE);
  await page.agree();
  await page.askForCode();
  await page.user.type(page.phone(), '{Backspace}2');
  await page.askForCode();
  expect(page.getCode()).toHaveAccessibleName('Resend in 59s');
  await passTime(2500);
  expect(page.getCode()).toHaveAccessibleName(/^Resend in 5[67]s$/);
  await page.user.type(page.phone(), '{Backspace}1');
  expect(page.getCode()).toHaveAccessibleName('Get code');
  expect(page.notices()).toHaveLength(1);
});

test('another identifier empties the code that was sent to the old one (order-33)', async () => {
  const page = await openSignInPage();
  await page.user.type(page.phone(), PHONE);
  await page.agree();
  await page.askForCode();
  await page.user.type(page.code(), CODE);
  await page.user.type(page.phone(), '{Backspace}2');
  expect(page.phone()).toHaveValue('138 0000 0002');
  expect(page.code()).toHaveValue('');
  expect(page.getCode()).toHaveAccessibleName('Get code');
});

test('a slider that arrives after the dialog was closed opens nothing (order-35)', async () => {
  const service = new ScriptedService().script('getSliderChallenge', slow(500, { srcImage: 'a', cutImage: 'b', key: 'k' }));
  const page = await openSignInPage({ service });
  await page.user.type(page.phone(), PHONE);
  await page.agree();
  await page.askForCode();
  await page.close();
  await passTime(1000);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(service.last('getSliderChallenge').aborted).toBe(true);
});

test('a token that arrives after the dialog was closed is not kept (order-36)', async () => {
  const service = new ScriptedService().script('requestToken', reply.after(500, reply.json(200, GRANT)));
  const page = await readyToLogIn(service);
  await page.submit();
  await page.close();
  await passTime(1000);
  expect(localStorage.getItem('access_token')).toBeNull();
  expect(page.environment.reloads).toBe(0);
});

test('a service that forgets the fresh token leaves nothing behind and says so (net-20)', async () => {
  const service = new ScriptedService().script('getProfile', reply.json(401, { code: '401', message: 'no', data: null }));
  const page = await readyToLogIn(service);
  await page.submit();
  expect(page.notices()).toEqual(['Login failed']);
  expect(localStorage.getItem('access_token')).toBeNull();
  expect(page.environment.reloads).toBe(0);
  expect(page.code()).toHaveValue('');
});

test('a timed-out token empties the code, keeps the number and says that the code may be used up (D35)', async () => {
  const service = new ScriptedService().script('requestToken', reply.hang());
  const page = await readyToLogIn(service);
  await page.submit();
  await passTime(6000);
  expect(page.code()).toHaveValue('');
  expect(page.phone()).toHaveValue('138 0000 0001');
});

test('goes to an accepted return address after signing in, and to no other', async () => {
  const good = await openSignInPage({ environment: testEnvironment({ address: '/login/index?redirect=%2Fcourses%3Fid%3D1' }) });
  await good.user.type(good.phone(), PHONE);
  await good.user.type(good.code(), CODE);
  await good.agree();
  await good.submit();
  expect(good.environment.visited).toEqual(['/courses?id=1']);
  good.stop();
  good.unmount();

  const evil = await openSignInPage({ environment: testEnvironment({ address: '/login/index?redirect=%2F%2Fevil.example' }) });
  await evil.user.type(evil.phone(), PHONE);
  await evil.user.type(evil.code(), CODE);
  await evil.agree();
  await evil.submit();
  expect(evil.environment.visited).toEqual([]);
  expect(evil.environment.reloads).toBe(1);
});

test('another tab signing in closes the dialog and shows the name (store-66)', async () => {
  const page = await openSignInPage();
  localStorage.setItem('realName', '韩梅梅');
  act(() => page.environment.otherTab('access_token', 'token-of-another-tab'));
  await passTime(0);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '韩梅梅' })).toBeInTheDocument();
  expect(page.notices()).toEqual(['You have logged in from another tab']);
});

test('a signed-in visitor finds no dialog on the sign-in page', async () => {
  const environment = testEnvironment({ address: '/login/index' });
  localStorage.setItem('access_token', 'token-of-an-earlier-page');
  localStorage.setItem('realName', '韩梅梅');
  await openSignInPage({ environment });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '李雷' })).toBeInTheDocument();
});

test('opening and closing the drawn dialog a hundred times leaves no timer (time-48; ten thousand times in a browser: npm run bench soak)', async () => {
  const page = await openSignInPage();
  for (let time = 0; time < 100; time += 1) {
    act(() => void page.store.dispatch(dialogClosed()));
    act(() => void page.store.dispatch(signInWanted()));
  }
  await page.close();
  await passTime(600);
  expect(jest.getTimerCount()).toBe(0);
});

test('a token that comes after the dialog was turned over is dropped (order-37)', async () => {
  const service = new ScriptedService().script('requestToken', reply.after(500, reply.json(200, GRANT)));
  const page = await readyToLogIn(service);
  await page.submit();
  await page.user.click(screen.getByRole('button', { name: 'Log in with QR code' }));
  await passTime(1000);
  expect(service.last('requestToken').aborted).toBe(true);
  expect(localStorage.getItem('access_token')).toBeNull();
  expect(page.environment.reloads).toBe(0);
});
