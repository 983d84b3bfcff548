import { fireEvent, screen, within } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import {
  askByPhone,
  EMAIL,
  openSignInPage,
  PHONE_NUMBER,
  readyToLogIn,
  askByEmail,
  CODE,
  reopenSignIn,
} from '#testing/pages/signInPage.ts';
import type { SignInPage } from '#testing/pages/signInPage.ts';

async function afterSending(service = new ScriptedService()): Promise<SignInPage> {
  const page = await openSignInPage({ service });
  await askByPhone(page);
  return page;
}

describe('sending', () => {
  test('a corporate address gets its own message, other addresses the standard one', async () => {
    const page = await openSignInPage();
    await page.useEmail();
    await page.user.type(page.email(), 'Zhang@CORP.example');
    await page.agree();
    await page.askForCode();
    expect(screen.getByRole('button', { name: /work email/ })).toBeVisible();
    expect(page.heard()).toContain('work email');
    await page.user.clear(page.email());
    await page.user.type(page.email(), EMAIL);
    await page.askForCode();
    expect(page.heard()).toBe('Code sent. It’s valid for 5 minutes.');
    expect(page.notices()).toEqual([]);
  });

  test.each([
    ['getSliderChallenge', '030049'],
    ['sendSmsCode', '100001'],
  ] as const)('marks a number that %s refuses until it is edited', async (operation, code) => {
    const service = new ScriptedService().script(operation, reply.refused(code, 'Not this one'));
    const page = await openSignInPage({ service });
    await askByPhone(page);
    expect(page.phone()).toBeInvalid();
    expect(page.phone()).toHaveAccessibleDescription('Not this one');
    await page.user.type(page.phone(), '{Backspace}2');
    expect(page.phone()).toBeValid();
    expect(page.phone()).not.toHaveAccessibleDescription('Not this one');
  });

  test('a refusal after a slider shows a new slider and keeps the number', async () => {
    const picture = (key: string) =>
      reply.data({ srcImage: 'iVBORw0KGgo=', cutImage: 'iVBORw0KGgo=', key });
    const service = new ScriptedService()
      .script('getSliderChallenge', picture('first'), picture('second'))
      .script(
        'sendSmsCode',
        reply.refused('100002', 'The picture is not complete'),
        reply.data(null),
      );
    const page = await openSignInPage({ service });
    await askByPhone(page);
    const load = () => {
      for (const image of document.querySelectorAll<HTMLImageElement>('[role=dialog] img')) {
        Object.defineProperty(image, 'naturalWidth', { value: image.alt === '' ? 50 : 320 });
        fireEvent.load(image);
      }
    };
    const solve = async (left: string) => {
      load();
      fireEvent.change(
        screen.getByRole('slider', { name: 'Move the piece to complete the picture' }),
        { target: { value: left } },
      );
      await page.user.click(screen.getByRole('button', { name: 'Verify' }));
      await passTime(0);
    };
    await solve('120');
    expect(service.last('sendSmsCode').body).toContain('left=120&key=first');
    expect(
      within(screen.getByRole('dialog', { name: 'Security verification' })).getByRole('alert'),
    ).toHaveTextContent('The picture is not complete');
    expect(page.notices()).toEqual([]);
    await solve('87');
    expect(service.last('sendSmsCode').body).toContain('left=87&key=second');
    expect(page.getCode()).toHaveAccessibleDescription('Resend in 59s');
    expect(page.phone()).toHaveValue('138 0000 0001');
  });

  test('sends the client id with form-encoded calls, and works without one', async () => {
    const page = await openSignInPage({ clientId: async () => undefined });
    await askByPhone(page);
    expect(page.service.last('sendSmsCode').headers.has('fp')).toBe(false);
    page.stop();
    page.unmount();
    const other = await openSignInPage();
    await other.user.type(other.phone(), PHONE_NUMBER);
    await other.agree();
    await other.askForCode();
    expect(other.service.last('sendSmsCode').headers.get('fp')).toBe('client-id-1');
    expect(other.service.last('getSliderChallenge').headers.has('fp')).toBe(false);
  });

  test('makes the client id when the dialog opens, not when a code is requested', async () => {
    const clientId = jest.fn(async () => 'client-id-1');
    await openSignInPage({ clientId });
    expect(clientId).toHaveBeenCalledTimes(1);
  });
});

describe('next code', () => {
  const REFUSED = 'SMS verification code incorrect or invalid';
  /** Opens a form whose code 123456 was refused. The service accepts the next code. */
  async function refused() {
    const wrong = reply.json(400, { error_description: '短信验证码错误或失效' });
    const service = new ScriptedService().script(
      'requestToken',
      wrong,
      reply.json(400, { message: 'no' }),
    );
    const page = await readyToLogIn(service);
    await page.submit();
    expect(page.code()).toHaveAccessibleDescription(REFUSED);
    return page;
  }
  const sentCode = ({ service }: SignInPage) =>
    new URLSearchParams(service.last('requestToken').body).get('verification_code');
  /** Inserts text at the caret, as a keyboard suggestion does in a browser. */
  function insert(field: HTMLInputElement, text: string): void {
    const { value, selectionStart, selectionEnd } = field;
    const [from, to] = [selectionStart ?? 0, selectionEnd ?? 0];
    fireEvent.input(field, {
      target: {
        value: value.slice(0, from) + text + value.slice(to),
        selectionStart: from + text.length,
        selectionEnd: from + text.length,
      },
    });
  }
  test('a code typed right after a refusal replaces the refused one', async () => {
    const page = await refused();
    await page.user.keyboard('654321');
    expect(page.code()).toHaveValue('654321');
    expect(page.code()).not.toHaveAccessibleDescription(REFUSED);
    await page.submit();
    expect(sentCode(page)).toBe('654321');
  });
  test('a code typed after the refused one, which is no longer selected, also replaces it', async () => {
    const page = await refused();
    page.code().setSelectionRange(6, 6);
    await page.user.keyboard('654321');
    expect(page.code()).toHaveValue('654321');
  });
  test('a code inserted in one step replaces the previous one, refused or not', async () => {
    const page = await refused();
    page.code().setSelectionRange(6, 6);
    insert(page.code(), '654321');
    expect(page.code()).toHaveValue('654321');
    page.code().setSelectionRange(3, 3);
    insert(page.code(), '111222');
    expect(page.code()).toHaveValue('111222');
  });
  test('an unchanged refused code is not submitted again, and its error stays', async () => {
    const page = await refused();
    await page.user.keyboard('{Enter}');
    await passTime(0);
    await page.submit();
    expect(page.service.count('requestToken')).toBe(1);
    expect(page.code()).toHaveAccessibleDescription(REFUSED);
    expect(page.code()).toHaveFocus();
  });
  test('an edit that changes nothing clears no error', async () => {
    const page = await refused();
    fireEvent.change(page.code(), { target: { value: '123 456' } });
    insert(page.code(), '123456');
    expect(page.code()).toHaveAccessibleDescription(REFUSED);
    await page.user.keyboard('{Backspace}');
    expect(page.code()).not.toHaveAccessibleDescription(REFUSED);
  });
  test('a new code replaces one that was in the field when the new one was requested', async () => {
    const page = await refused();
    await page.askForCode();
    expect(page.code()).toHaveValue('');
    await page.user.keyboard('654321');
    expect(page.code()).toHaveValue('654321');
  });
  test('a code typed while another is being sent stays', async () => {
    const page = await readyToLogIn(
      new ScriptedService().script('sendSmsCode', reply.after(1000, reply.data(null))),
    );
    await page.user.clear(page.code());
    await page.askForCode();
    await page.user.type(page.code(), '654321');
    await passTime(1000);
    expect(page.code()).toHaveValue('654321');
  });
});

describe('countdown', () => {
  test('counts from 59 to 1 second by second, then offers a new code and announces it once', async () => {
    const page = await afterSending();
    const button = page.getCode();
    for (let seconds = 59; seconds > 0; seconds -= 1) {
      expect(button).toHaveAccessibleDescription(`Resend in ${seconds}s`);
      expect(screen.queryByText('You can get a new code now')).not.toBeInTheDocument();
      await passTime(1000);
    }
    expect(page.getCode()).toHaveAccessibleName('Get code again');
    expect(screen.getAllByText('You can get a new code now')).toHaveLength(1);
  });
});

async function closeAndReopen(page: SignInPage): Promise<SignInPage> {
  await page.close();
  await page.user.click(screen.getByRole('button', { name: 'Log in' }));
  await passTime(0);
  return page;
}

test.each([
  ['a reload', reopenSignIn],
  ['closing and reopening the dialog', closeAndReopen],
])(
  'changing the identifier clears the code sent to the previous one, also after %s',
  async (_, comeBack) => {
    const page = await comeBack(await afterSending());
    expect(page.phone()).toHaveValue('138 0000 0001');
    await page.user.type(page.code(), CODE);
    await page.user.type(page.phone(), '{Backspace}2');
    expect(page.phone()).toHaveValue('138 0000 0002');
    expect(page.code()).toHaveValue('');
  },
);

test('also clears a code after the number was changed and restored', async () => {
  const page = await afterSending();
  await page.user.type(page.phone(), '{Backspace}2');
  await page.user.type(page.phone(), '{Backspace}1');
  await page.user.type(page.code(), CODE);
  await page.user.type(page.phone(), '{Backspace}2');
  expect(page.code()).toHaveValue('');
});

test('an e-mail address entered instead of a number survives closing the dialog, with its countdown', async () => {
  const page = await openSignInPage();
  await askByEmail(page);
  await closeAndReopen(page);
  expect(page.email()).toHaveValue(EMAIL);
  expect(page.getCode()).toHaveAccessibleDescription('Resend in 59s');
  await page.user.click(screen.getByRole('button', { name: 'Log in with mobile number' }));
  await page.useEmail();
  expect(page.email()).toHaveValue('');
});

test('keeps the code in the field while the service checks it', async () => {
  const wrong = reply.json(400, { error_description: '短信验证码错误或失效' });
  const page = await afterSending(
    new ScriptedService().script('requestToken', reply.after(500, wrong)),
  );
  await page.user.type(page.code(), CODE);
  await page.submit();
  await page.user.type(page.code(), '{Backspace}9');
  expect(page.code()).toHaveValue(CODE);
  await passTime(500);
  expect(page.code()).toHaveAccessibleDescription('SMS verification code incorrect or invalid');
  await page.user.type(page.code(), '{Backspace}9');
  expect(page.code()).toHaveValue('123459');
  expect(page.code()).toHaveAccessibleDescription('Six characters');
});
