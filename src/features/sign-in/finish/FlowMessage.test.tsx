import { screen, within } from '@testing-library/react';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { askByPhone, CODE, openSignInPage, readyToLogIn } from '#testing/pages/signInPage.ts';
import { openRestoration } from '#testing/pages/restorationDialog.ts';
import { recordSound } from '#testing/helpers/soundLog.ts';
import { passTime } from '#testing/render/renderApp.tsx';

const NO_ANSWER = 'The server sent an unexpected response. Try again later.';
const REFUSED = 'Something went wrong. Try again later.';
const inDialog = () => within(screen.getByRole('dialog'));
const retry = () => inDialog().getByRole('button', { name: 'Try again' });
const failures = (sound: ReturnType<typeof recordSound>) =>
  sound.entries().filter((each) => each.startsWith('alert'));

test('a code that was not sent is said once, under the head of the dialog, with details and a retry', async () => {
  const service = new ScriptedService().script(
    'sendSmsCode',
    reply.bare(502),
    reply.bare(502),
    reply.data(null),
  );
  const page = await openSignInPage({ service });
  const sound = recordSound();
  await askByPhone(page);
  const message = inDialog().getByText(NO_ANSWER);
  const [head] = inDialog().getAllByRole('heading');
  expect(head?.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(message.compareDocumentPosition(page.phone())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  expect(failures(sound)).toEqual([`alert: ${NO_ANSWER}`]);
  await page.user.click(inDialog().getByRole('button', { name: 'Details' }));
  expect(inDialog().getByText(/^Diagnostic details: 0010001/)).toBeVisible();

  await page.user.click(retry());
  await passTime(0);
  expect(retry()).toHaveFocus();
  await page.user.click(retry());
  await passTime(0);
  expect(page.notices()).toEqual([]);
  expect(page.code()).toHaveFocus();
  expect(service.count('sendSmsCode')).toBe(3);
});

test('a retry sends to the number that stands in the field now', async () => {
  const service = new ScriptedService().script('sendSmsCode', reply.bare(502), reply.data(null));
  const page = await openSignInPage({ service });
  await askByPhone(page);
  await page.user.type(page.phone(), '{Backspace}2');
  await page.user.click(retry());
  await passTime(0);
  expect(service.last('sendSmsCode').body).toContain('phone_number=13800000002');
});

test('a code that was not checked is checked again by the retry, and a wrong one is said at its field', async () => {
  const page = await readyToLogIn(
    new ScriptedService().script(
      'requestToken',
      reply.json(400, { error_description: '' }),
      reply.json(400, { error_description: '短信验证码错误或失效' }),
    ),
  );
  await page.submit();
  expect(page.notices()).toEqual(['Login failed']);
  await page.user.click(retry());
  await passTime(0);
  expect(page.notices()).toEqual([]);
  expect(page.code()).toBeInvalid();
  expect(page.code()).toHaveFocus();
});

test('what the service refuses with a reason has no retry', async () => {
  const page = await openSignInPage({
    service: new ScriptedService().script('sendSmsCode', reply.refused('1001', 'Not today')),
  });
  await askByPhone(page);
  expect(page.notices()).toEqual(['Not today']);
  expect(inDialog().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('restoring has its message below its own head, and a retry', async () => {
  const service = new ScriptedService().script(
    'checkRestoreSmsCode',
    reply.refused('1001', ''),
    reply.data('restored'),
  );
  const page = await openRestoration({ service });
  await page.goOn();
  await page.user.type(page.code(), CODE);
  await page.verify();
  expect(within(page.dialog()).getByText(REFUSED)).toBeVisible();
  await page.user.click(page.button('Try again'));
  await passTime(0);
  expect(page.title()).toHaveAccessibleName('Securely verified');
});
