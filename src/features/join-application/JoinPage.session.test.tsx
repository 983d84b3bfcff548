import { act, fireEvent, screen } from '@testing-library/react';
import {
  expectFilled,
  memberEnvironment,
  openJoinPage,
  pictureFile,
  submission,
  WAITING,
} from '#testing/pages/joinPage.ts';
import type { JoinPage } from '#testing/pages/joinPage.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

const SIGNED_OUT = reply.json(401, {
  code: '401',
  message: 'Your session has expired',
  data: null,
});
const anonymous = (reloaded = false) => testEnvironment({ address: '/join', reloaded });

describe('without a session', () => {
  test('a filled form asks to sign in, and the page after signing in restores it', async () => {
    const page = await openJoinPage({ environment: anonymous() });
    expect(screen.getByText(/^You can fill out the form now/)).toBeVisible();
    await page.fill();
    await page.submit();
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(page.service.count('submitApplication')).toBe(0);
    expect(page.service.count('getCurrentApplication')).toBe(0);
    page.unmount();
    page.stop();

    const after = await openJoinPage({ environment: memberEnvironment('/join', true) });
    expectFilled(after);
    await after.submit();
    expect(submission(after)).toMatchObject({
      realName: '李雷',
      gender: 'male',
      reason: 'I want to learn',
    });
  });

  test('only the header has a log-in button; the form has a link, which also opens in a new tab', async () => {
    const address = '/join?course=42&sxz-lang=en_US';
    const environment = { ...testEnvironment({ address }), fragment: () => 'reason' };
    const page = await openJoinPage({ environment });
    expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Log in' });
    const target = new URL(link.getAttribute('href')!, 'https://academy.example');
    expect(target.pathname).toBe('/login/index');
    expect(target.searchParams.get('redirect')).toBe(`${address}#reason`);
    const leftToBrowser = jest.fn((click: Event) => !click.defaultPrevented);
    document.addEventListener(
      'click',
      (click) => {
        leftToBrowser(click);
        click.preventDefault();
      },
      { once: true },
    );
    fireEvent.click(link, { ctrlKey: true });
    expect(leftToBrowser).toHaveReturnedWith(true);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await page.user.click(link);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('an incomplete form shows its errors first, without asking to sign in', async () => {
    const page = await openJoinPage({ environment: anonymous() });
    await page.submit();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Please fill in the required fields' })).toHaveFocus();
  });

  test('signing in from another tab keeps the form and requests the application', async () => {
    const page = await openJoinPage({ environment: anonymous() });
    await page.fill();
    act(() => page.environment.otherTab('access_token', 'token-of-another-tab'));
    await passTime(0);
    expect(page.service.count('getCurrentApplication')).toBe(1);
    expectFilled(page);
    await page.submit();
    expect(page.service.count('submitApplication')).toBe(1);
  });

  test('logging out in another tab empties the form; an expired session keeps it', async () => {
    const page = await openJoinPage();
    await page.fill();
    act(() => page.environment.otherTab('access_token', null));
    expectFilled(page);
    act(() => page.environment.otherTab('access_token', 'token-of-another-tab'));
    act(() => page.environment.otherTab('signed_out', '1'));
    act(() => page.environment.otherTab('access_token', null));
    expect(page.realName()).toHaveValue('');
    expect(sessionStorage.getItem('join_draft')).toBeNull();
  });

  test.each([
    ['does not answer yet', reply.hang()],
    ['could not be reached', reply.unreachable()],
  ])(
    'values from before another tab signed in can be sent although the service %s',
    async (_case, answer) => {
      const service = new ScriptedService().script('getCurrentApplication', answer);
      const page = await openJoinPage({ service, environment: anonymous() });
      await page.fill();
      act(() => page.environment.otherTab('access_token', 'token-of-another-tab'));
      await passTime(0);
      await page.submit();
      expect(service.count('submitApplication')).toBe(1);
      expect(
        screen.getByRole('heading', { name: /^The application is sent successfully/ }),
      ).toHaveFocus();
    },
  );

  test.each(['getCurrentApplication', 'submitApplication', 'uploadImage'] as const)(
    'a session that ends at %s opens sign-in and returns to the filled form',
    async (operation) => {
      const page = await openJoinPage();
      if (operation === 'getCurrentApplication')
        page.service.script('submitApplication', reply.refused('1', 'no'));
      page.service.script(operation, SIGNED_OUT);
      await page.fill();
      if (operation === 'uploadImage') await page.choose(pictureFile('ok-1x1.jpg'));
      else await page.submit();
      expect(screen.getByRole('dialog')).toBeVisible();
      page.unmount();
      page.stop();
      const after = await openJoinPage({ environment: memberEnvironment('/join', true) });
      expectFilled(after);
    },
  );
});

describe('another account that signs in from another tab', () => {
  const otherAccount = async (page: JoinPage) => {
    localStorage.setItem('user_id', 'u2');
    act(() => page.environment.otherTab('access_token', 'token-2'));
    await passTime(20);
  };

  test('finds an empty form, without this account’s values or pending submission', async () => {
    const page = await openJoinPage({
      service: new ScriptedService().script(
        'submitApplication',
        reply.after(500, reply.data(WAITING)),
      ),
    });
    await page.fill();
    await page.submit();
    await otherAccount(page);
    await passTime(1000);
    expect(page.realName()).toHaveValue('');
    expect(sessionStorage.getItem('join_draft')).toBeNull();
  });

  test.each(['at once', 'after this one’s session ended'])(
    'does not see a picture that was never uploaded: %s',
    async (when) => {
      const page = await openJoinPage({
        service: new ScriptedService().script('uploadImage', reply.unreachable()),
      });
      await page.choose(pictureFile('ok-1x1.jpg'));
      expect(page.button('Remove image')).toBeVisible();
      if (when !== 'at once') act(() => page.environment.otherTab('access_token', null));
      await otherAccount(page);
      expect(page.realName()).toBeVisible();
      expect(page.button('Remove image')).not.toBeInTheDocument();
    },
  );

  test('does not see the service’s answer to the previous account', async () => {
    const page = await openJoinPage({
      service: new ScriptedService().script(
        'submitApplication',
        reply.refused('1', 'Not with that name'),
      ),
    });
    await page.fill();
    await page.submit();
    expect(screen.getByText('Not with that name')).toBeVisible();
    await otherAccount(page);
    expect(screen.queryByText('Not with that name')).not.toBeInTheDocument();
  });

  test('sees its own application, not the previous one’s', async () => {
    const page = await openJoinPage({
      service: new ScriptedService().script(
        'getCurrentApplication',
        reply.data(WAITING),
        reply.data(null),
      ),
    });
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await otherAccount(page);
    expect(page.realName()).toHaveValue('');
  });
});

describe('late answers', () => {
  test('leaving the page aborts its requests', async () => {
    const service = new ScriptedService().script(
      'submitApplication',
      reply.after(500, reply.data(null)),
    );
    const page = await openJoinPage({ service });
    await page.fill();
    await page.submit();
    page.unmount();
    await passTime(1000);
    expect(service.last('submitApplication').aborted).toBe(true);
    expect(page.store.getState().joinApplication?.status).toBe('unopened');
  });

  test('a change of language keeps the values and translates the errors', async () => {
    const page = await openJoinPage();
    await page.user.type(page.realName(), '1');
    await page.submit();
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'zh_CN');
    await passTime(0);
    const field = screen.getByRole('textbox', { name: '真实姓名' });
    expect(field).toHaveValue('1');
    expect(field).toHaveAccessibleDescription('姓名不能包含数字：1');
  });
});
