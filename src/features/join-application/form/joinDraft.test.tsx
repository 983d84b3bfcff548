import { act, screen } from '@testing-library/react';
import { signOutAsked } from '#shared/session/sessionSlice.ts';
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
import { testEnvironment } from '#testing/render/testEnvironment.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what the tab keeps', () => {
  test('a reload loses neither text nor picture', async () => {
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

  test('nothing is kept of what was sent', async () => {
    const page = await openJoinPage();
    await page.fill();
    await page.submit();
    expect(sessionStorage.getItem('join_draft')).toBeNull();
  });

  test('signing out empties the form and what is kept', async () => {
    const page = await openJoinPage();
    await page.fill();
    await page.choose(pictureFile('ok-1x1.jpg'));
    act(() => void page.store.dispatch(signOutAsked()));
    await passTime(0);
    expect(page.realName()).toHaveValue('');
    expect(screen.queryByRole('img', { name: /^Image preview/ })).not.toBeInTheDocument();
    expect(sessionStorage.getItem('join_draft')).toBeNull();
  });

  test('signing out also forgets what a refused application said', async () => {
    const refused = { ...WAITING, state: 'refused', refusal: 'Add proof' };
    const page = await openJoinPage({
      service: new ScriptedService().script('getCurrentApplication', reply.data(refused)),
    });
    await page.user.click(screen.getByRole('button', { name: 'Apply again' }));
    expect(page.realName()).toHaveValue('李雷');
    act(() => void page.store.dispatch(signOutAsked()));
    await passTime(0);
    expect(page.realName()).toHaveValue('');
    expect(page.reason()).toHaveValue('');
    expect(sessionStorage.getItem('join_draft')).toBeNull();
    expect(JSON.stringify(page.store.getState().joinApplication)).not.toContain('李雷');
  });

  test('a session that ends keeps the form, but nothing of the account’s in the store', async () => {
    const refused = { ...WAITING, state: 'refused', refusal: 'Add proof' };
    const page = await openJoinPage({
      service: new ScriptedService().script('getCurrentApplication', reply.data(refused)),
    });
    await page.user.click(screen.getByRole('button', { name: 'Apply again' }));
    act(() => page.environment.otherTab('access_token', null));
    await passTime(0);
    expect(page.realName()).toHaveValue('李雷');
    expect(page.store.getState().joinApplication?.application).toBeNull();
  });

  test.each([
    ['another one', 'u2'],
    ['one whose id is not known', undefined],
  ])(
    'what an account began and somebody went on with after its session, %s does not find',
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

  test.each([
    ['the same session finds it', 'token-1', true],
    ['another session does not', 'token-2', false],
  ])('of accounts whose ids are not known, %s', async (_goal, token, found) => {
    const nameless = { access_token: 'token-1', refresh_token: '' };
    const environment = memberEnvironment();
    saveTokens(environment, nameless);
    const page = await openJoinPage({ environment });
    await page.fill();
    const filled = page.realName().value;
    page.unmount();
    page.stop();
    const next = memberEnvironment('/join', true);
    saveTokens(next, { ...nameless, access_token: token });
    expect((await openJoinPage({ environment: next })).realName()).toHaveValue(found ? filled : '');
  });

  test('another account finds nothing of it', async () => {
    const page = await openJoinPage();
    await page.fill();
    page.unmount();
    page.stop();
    const environment = memberEnvironment('/join', true);
    localStorage.setItem('user_id', 'u2');
    const after = await openJoinPage({ environment });
    expect(after.realName()).toHaveValue('');
  });

  test('another academy’s form is not filled with it', async () => {
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
  ])('junk (%s) leaves a blank form', async (junk) => {
    const environment = memberEnvironment();
    sessionStorage.setItem('join_draft', junk);
    const page = await openJoinPage({ environment });
    expect(page.realName()).toHaveValue('');
    expect(page.gender('Male')).not.toBeChecked();
  });

  test('where the browser keeps nothing, the form works all the same', async () => {
    const page = await openJoinPage({
      environment: testEnvironment({ address: '/join', blocked: true }),
    });
    await page.fill();
    expectFilled(page);
  });
});
