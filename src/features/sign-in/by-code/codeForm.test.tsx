import { fireEvent, screen } from '@testing-library/react';
import { loadPhrases, phrasesOf } from '../../../platform/language/phraseBook';
import { passTime } from '../../../testing/renderApp';
import { reply, ScriptedService } from '../../../testing/scriptedFetch';
import { CODE, EMAIL, openSignInPage, PHONE } from '../../../testing/signInPage';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('checks (specification 5)', () => {
  test('an empty or wrong number is named when a code is wanted, and nothing is sent', async () => {
    const page = await openSignInPage();
    await page.askForCode();
    expect(page.phone()).toHaveAccessibleDescription('Enter mobile number');
    expect(page.phone()).toHaveFocus();
    await page.user.type(page.phone(), '12345');
    expect(page.phone()).not.toHaveAccessibleDescription();
    await page.askForCode();
    expect(page.phone()).toHaveAccessibleDescription(/^Mobile number invalid/);
    expect(page.service.count('getSliderChallenge')).toBe(0);
  });

  test('nothing is named while typing or on leaving a field (D40)', async () => {
    const page = await openSignInPage();
    await page.user.type(page.phone(), '12');
    await page.user.tab();
    expect(page.phone()).toBeValid();
  });

  test('the form of a number is not checked in Arabic', async () => {
    await loadPhrases('ar_SA');
    const words = phrasesOf('ar_SA');
    const page = await openSignInPage({ locale: 'ar_SA' });
    await page.user.type(screen.getByRole('textbox', { name: words['signIn.mobileNumber'] }), '12345');
    await page.user.click(screen.getByRole('checkbox'));
    await page.user.click(screen.getByRole('button', { name: words['signIn.getCode'] }));
    await passTime(0);
    expect(page.service.last('sendSmsCode').body).toContain('phone_number=12345&');
  });

  test('the dimmed button says what is missing, and a click names it on the fields', async () => {
    const page = await openSignInPage();
    expect(page.submitButton()).toHaveAttribute('aria-disabled', 'true');
    expect(page.submitButton()).toHaveAccessibleDescription('Fill in the mobile number and the verification code first');
    await page.submit();
    expect(page.phone()).toHaveFocus();
    await page.user.type(page.phone(), PHONE);
    await page.submit();
    expect(page.code()).toHaveAccessibleDescription('Enter verification code');
    expect(page.code()).toHaveFocus();
    await page.user.type(page.code(), '123');
    expect(page.submitButton()).not.toHaveAttribute('aria-disabled');
    await page.submit();
    expect(page.code()).toHaveAccessibleDescription('Please input correct verification code');
    expect(page.service.count('requestToken')).toBe(0);
  });
});

describe('sending', () => {
  test('a corporate address gets its own message, another one the usual', async () => {
    const page = await openSignInPage();
    await page.useEmail();
    await page.user.type(page.email(), 'Zhang@CORP.example');
    await page.agree();
    await page.askForCode();
    expect(page.notices()[0]).toContain('corporate mailbox');
    await page.user.clear(page.email());
    await page.user.type(page.email(), EMAIL);
    await page.askForCode();
    expect(page.notices()).toEqual(['Code sent. It is valid for 5 minutes']);
  });

  test('the service’s refusal is shown in its own words and reported without the number', async () => {
    const words = 'This number has asked too often <b>today</b>';
    const page = await openSignInPage({ service: new ScriptedService().script('sendSmsCode', reply.refused('100001', words)) });
    await page.user.type(page.phone(), PHONE);
    await page.agree();
    await page.askForCode();
    expect(page.notices()).toEqual([words]);
    expect(page.getCode()).toHaveAccessibleName('Get code');
    expect(page.environment.beacons.map(({ report }) => report)).toEqual([
      expect.objectContaining({ code: '0010001', step: 'send-code', cause: '100001', lang: 'en_US' }),
    ]);
    expect(JSON.stringify(page.environment.beacons)).not.toContain(PHONE);
    expect(screen.getByText(/0010001/)).toBeInTheDocument();
  });

  test('030049 warns in the service’s words', async () => {
    const page = await openSignInPage({
      service: new ScriptedService().script('getSliderChallenge', reply.refused('030049', 'This account is locked')),
    });
    await page.user.type(page.phone(), PHONE);
    await page.agree();
    await page.askForCode();
    expect(screen.getByRole('alert')).toHaveTextContent('This account is locked');
    expect(page.service.count('sendSmsCode')).toBe(0);
  });

  test('a refusal after a slider brings a new slider; the number stays', async () => {
    const picture = (key: string) => reply.data({ srcImage: 'iVBORw0KGgo=', cutImage: 'iVBORw0KGgo=', key });
    const service = new ScriptedService()
      .script('getSliderChallenge', picture('first'), picture('second'))
      .script('sendSmsCode', reply.refused('100002', 'The picture is not complete'), reply.data(null));
    const page = await openSignInPage({ service });
    await page.user.type(page.phone(), PHONE);
    await page.agree();
    await page.askForCode();
    const load = () => {
      for (const image of document.querySelectorAll<HTMLImageElement>('[role=dialog] img')) {
        Object.defineProperty(image, 'naturalWidth', { value: image.alt === '' ? 50 : 320 });
        fireEvent.load(image);
      }
    };
    const solve = async (left: string) => {
      load();
      fireEvent.change(screen.getByRole('slider', { name: 'Move the piece to complete the picture' }), { target: { value: left } });
      await page.user.click(screen.getByRole('button', { name: 'Verify' }));
      await passTime(0);
    };
    await solve('120');
    expect(service.last('sendSmsCode').body).toContain('left=120&key=first');
    expect(page.notices()).toEqual(['The picture is not complete']);
    await solve('87');
    expect(service.last('sendSmsCode').body).toContain('left=87&key=second');
    expect(page.getCode()).toHaveAccessibleName('Resend in 59s');
    expect(page.phone()).toHaveValue('138 0000 0001');
  });

  test('the client id travels on the form-encoded calls, and its absence stops nothing (D23)', async () => {
    const page = await openSignInPage({ clientId: async () => undefined });
    await page.user.type(page.phone(), PHONE);
    await page.agree();
    await page.askForCode();
    expect(page.service.last('sendSmsCode').headers.has('fp')).toBe(false);
    page.stop();
    page.unmount();
    const other = await openSignInPage();
    await other.user.type(other.phone(), PHONE);
    await other.agree();
    await other.askForCode();
    expect(other.service.last('sendSmsCode').headers.get('fp')).toBe('client-id-1');
    expect(other.service.last('getSliderChallenge').headers.has('fp')).toBe(false);
  });
});

describe('signing in', () => {
  test.each([
    { body: { error_description: 'Account locked' }, shown: 'Account locked' },
    { body: { message: 'Not today' }, shown: 'Not today' },
    { body: {}, shown: 'Login failed' },
  ])('another refusal shows $shown and keeps the code', async ({ body, shown }) => {
    const page = await openSignInPage({ service: new ScriptedService().script('requestToken', reply.json(400, body)) });
    await page.user.type(page.phone(), PHONE);
    await page.user.type(page.code(), CODE);
    await page.agree();
    await page.submit();
    expect(page.notices()).toEqual([shown]);
    expect(page.code()).toHaveValue(CODE);
    expect(page.environment.beacons[0]?.report).toMatchObject({ code: '0010005', step: 'token' });
  });

  test.each(['短信验证码错误或失效', '邮箱验证码错误或失效', '您的验证码已过期'])('%s marks the code', async (description) => {
    const service = new ScriptedService().script('requestToken', reply.json(400, { error_description: description }));
    const page = await openSignInPage({ service });
    await page.useEmail();
    await page.user.type(page.email(), EMAIL);
    await page.user.type(page.code(), CODE);
    await page.agree();
    await page.submit();
    expect(page.code()).toHaveAccessibleDescription('Email verification code incorrect or invalid');
    expect(page.notices()).toEqual([]);
  });

  test('a code typed after its five minutes is pointed out before it is tried, and the service’s answer is shown (time-49)', async () => {
    const service = new ScriptedService().script('requestToken', reply.json(400, { error_description: '短信验证码错误或失效' }));
    const page = await openSignInPage({ service });
    await page.user.type(page.phone(), PHONE);
    await page.agree();
    await page.askForCode();
    await passTime(301_000);
    await page.user.type(page.code(), CODE);
    expect(page.code()).toHaveAccessibleDescription(/may have expired/);
    await page.submit();
    expect(page.service.count('requestToken')).toBe(1);
    expect(page.code()).toHaveAccessibleDescription(/SMS verification code incorrect or invalid/);
  });
});
