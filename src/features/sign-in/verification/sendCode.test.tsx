import { fireEvent, screen, within } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { askByPhone, EMAIL, openSignInPage, PHONE_NUMBER } from '#testing/pages/signInPage.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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

  test('keeps the service’s refusal until the next attempt', async () => {
    const page = await openSignInPage({
      service: new ScriptedService().script(
        'sendSmsCode',
        reply.refused('100001', 'Too many today'),
        reply.data(null),
      ),
    });
    await askByPhone(page);
    await passTime(60_000);
    expect(page.notices()).toEqual(['Too many today']);
    await page.askForCode();
    expect(page.heard()).toBe('Code sent. It’s valid for 5 minutes.');
    expect(page.notices()).toEqual([]);
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
