import { act, screen } from '@testing-library/react';
import { signOutRequested } from '#shared/session/sessionSlice.ts';
import { saveTokens } from '#shared/session/tokenStore.ts';
import {
  expectFilled,
  memberEnvironment,
  openJoinPage,
  pictureFile,
  submission,
  WAITING,
} from '#testing/pages/joinPage.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';

describe('the stored draft', () => {
  test('survives a reload, with text and picture', async () => {
    const page = await openJoinPage();
    await page.fill();
    await page.choose(pictureFile('ok-1x1.jpg'));
    page.unmount();
    page.stop();
    const after = await openJoinPage({ environment: memberEnvironment('/join', true) });
    expectFilled(after);
    expect(screen.getByRole('img', { name: 'Image preview (16:9)' })).toHaveAttribute(
      'src',
      `${location.origin}/image-1.png`,
    );
    await after.submit();
    expect(submission(after)).toMatchObject({ imageId: 'image-1' });
  });

  test('is removed after sending', async () => {
    const page = await openJoinPage();
    await page.fill();
    await page.submit();
    expect(sessionStorage.getItem('join_draft')).toBeNull();
  });

  test('is removed with the form’s values by signing out', async () => {
    const page = await openJoinPage();
    await page.fill();
    await page.choose(pictureFile('ok-1x1.jpg'));
    act(() => void page.store.dispatch(signOutRequested()));
    await passTime(0);
    expect(page.realName()).toHaveValue('');
    expect(screen.queryByRole('img', { name: /^Image preview/ })).not.toBeInTheDocument();
    expect(sessionStorage.getItem('join_draft')).toBeNull();
  });

  async function openRefused() {
    const refused = { ...WAITING, state: 'refused', refusal: 'Add proof' };
    const page = await openJoinPage({
      service: new ScriptedService().script('getCurrentApplication', reply.data(refused)),
    });
    await page.user.click(screen.getByRole('button', { name: 'Apply again' }));
    return page;
  }

  test('signing out also removes the values of a refused application', async () => {
    const page = await openRefused();
    expect(page.realName()).toHaveValue('李雷');
    act(() => void page.store.dispatch(signOutRequested()));
    await passTime(0);
    expect(page.realName()).toHaveValue('');
    expect(page.reason()).toHaveValue('');
    expect(sessionStorage.getItem('join_draft')).toBeNull();
    expect(JSON.stringify(page.store.getState().joinApplication)).not.toContain('李雷');
  });

  test('a session that ends keeps the form, but no account data in the store', async () => {
    const page = await openRefused();
    act(() => page.environment.otherTab('access_token', null));
    await passTime(0);
    expect(page.realName()).toHaveValue('李雷');
    expect(page.store.getState().joinApplication?.application).toBeNull();
  });

  test.each([
    ['another account', 'u2'],
    ['an account without id', undefined],
  ])(
    'that an account began and someone continued after its session is not shown to %s',
    async (_goal, userId) => {
      const page = await openJoinPage();
      await page.fill();
      act(() => page.environment.otherTab(null, null));
      await passTime(0);
      await page.user.type(page.reason(), ' and more');
      page.unmount();
      page.stop();
      const environment = memberEnvironment('/join', true);
      saveTokens(environment, { access_token: 'token-2', refresh_token: '', user_id: userId });
      const after = await openJoinPage({ environment });
      expect(after.realName()).toHaveValue('');
      expect(sessionStorage.getItem('join_draft')).toBeNull();
    },
  );

  test('is not shown to another account', async () => {
    const page = await openJoinPage();
    await page.fill();
    page.unmount();
    page.stop();
    const environment = memberEnvironment('/join', true);
    localStorage.setItem('user_id', 'u2');
    const after = await openJoinPage({ environment });
    expect(after.realName()).toHaveValue('');
  });

  test('is not used for another academy', async () => {
    const page = await openJoinPage();
    await page.fill();
    page.unmount();
    page.stop();
    const after = await openJoinPage({
      environment: memberEnvironment('/join?tenant_id=school-2', true),
    });
    expect(after.realName()).toHaveValue('');
  });

  test.each([
    '',
    'null',
    '[]',
    '{"realName":1,"gender":"constructor","picture":{"imageId":7}}',
    '{',
  ])('an invalid draft (%s) leaves an empty form', async (junk) => {
    const environment = memberEnvironment();
    sessionStorage.setItem('join_draft', junk);
    const page = await openJoinPage({ environment });
    expect(page.realName()).toHaveValue('');
    expect(page.gender('Male')).not.toBeChecked();
  });
});
