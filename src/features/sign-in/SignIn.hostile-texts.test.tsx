import { displayText } from '#lib/text/displayText.ts';
import { askByPhone, openSignInPage, readyToLogIn } from '#testing/pages/signInPage.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const NOT_SENT = 'SMS verification code has not been sent';
const notice = () => document.querySelector('[data-notice]');
const shown = (text: string) => text.replace(/\s+/g, ' ').trim();

test('shows the service’s refusal to send a code as plain text, or the standard message', async () => {
  const page = await openSignInPage({
    service: new ScriptedService().script('sendSmsCode', reply.refused('1', 'first')),
  });
  await askByPhone(page);
  for (const message of ['<img src=x onerror="window.__pwned=1">', '\u200b', 'x'.repeat(301)]) {
    page.service.script('sendSmsCode', reply.json(200, { code: '1', message, data: null }));
    await page.askForCode();
    expect([message, shown(notice()?.textContent ?? '')]).toEqual([
      message,
      shown(displayText(message, NOT_SENT, 300)),
    ]);
    expect(notice()?.querySelector('script, svg[onload], [onfocus], a')).toBeNull();
  }
  expect('__pwned' in window).toBe(false);
});

test('an invisible description shows the message instead', async () => {
  const answer = reply.json(400, {
    error_description: '\u200b \n',
    message: 'The account is locked',
  });
  const page = await readyToLogIn(new ScriptedService().script('requestToken', answer));
  await page.submit();
  expect(page.notices()).toEqual(['The account is locked']);
});

test('a retry delay described in invisible text is shown in seconds', async () => {
  const answer = reply.json(
    429,
    { code: '1', message: '\u200b', data: null },
    { 'retry-after': '30' },
  );
  const page = await openSignInPage({
    service: new ScriptedService().script('sendSmsCode', answer),
  });
  await askByPhone(page);
  expect(page.notices()).toEqual([expect.stringContaining('30')]);
});
