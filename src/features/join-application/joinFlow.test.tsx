import { act, screen } from '@testing-library/react';
import { loadPhrases, phrasesOf } from '../../platform/language/phraseBook';
import { sessionEnded, signOutAsked } from '../../platform/session/sessionSlice';
import { memberEnvironment, openJoinPage, pictureFile, submission } from '../../testing/joinPage';
import { passTime } from '../../testing/renderApp';
import { reply, ScriptedService } from '../../testing/scriptedFetch';
import { testEnvironment } from '../../testing/testEnvironment';
import { applicationSent, pageLeft } from './joinApplicationSlice';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const APPLICATION = {
  applicationId: 'a-1',
  tenantId: '',
  realName: '李雷',
  gender: 'male',
  reason: 'To learn',
  imageId: '',
  state: 'sent',
  submittedAt: '2026-01-05T12:00:00.000Z',
};
const current = (row: object | null) => new ScriptedService().script('getCurrentApplication', reply.data(row));
const SIGNED_OUT = reply.json(401, { code: '401', message: 'Your session has expired', data: null });
const heading = () => screen.getByRole('heading', { level: 2 });
const anonymous = (reloaded = false) => testEnvironment({ address: '/join', reloaded });

function expectFilled(page: { realName(): HTMLElement; reason(): HTMLElement; gender(name: 'Male'): HTMLElement }): void {
  expect(page.realName()).toHaveValue('李雷');
  expect(page.reason()).toHaveValue('I want to learn');
  expect(page.gender('Male')).toBeChecked();
}

describe('what there is already', () => {
  test.each([
    ['waits', { ...APPLICATION }, 'You have sent an application. Please wait for the administrator to process it'],
    ['was approved', { ...APPLICATION, state: 'approved' }, 'Your application has been approved'],
    ['was refused', { ...APPLICATION, state: 'refused', refusal: 'Add proof' }, 'Your application was not approved'],
  ])('an application that %s is shown in place of the form', async (_goal, row, words) => {
    await openJoinPage({ service: current(row) });
    expect(heading()).toHaveTextContent(words);
    // Nobody asked for it: the focus stays.
    expect(heading()).not.toHaveFocus();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.getByText('To learn')).toBeVisible();
  });

  test('a refused one is applied for again, from what it said, with the administrator’s words before', async () => {
    const service = current({ ...APPLICATION, state: 'refused', refusal: 'Please <b>add</b> proof' });
    const page = await openJoinPage({ service });
    expect(screen.getByText('Please <b>add</b> proof')).toBeVisible();
    await page.user.click(page.button('Apply again')!);
    expect(page.realName()).toHaveFocus();
    await page.user.type(page.reason(), ', really');
    await page.submit();
    expect(submission(page)).toMatchObject({ realName: '李雷', gender: 'male', reason: 'To learn, really' });
  });

  test('a question that failed is asked again, and the form takes the focus', async () => {
    const service = new ScriptedService().script('getCurrentApplication', reply.unreachable(), reply.unreachable(), reply.data(null));
    const page = await openJoinPage({ service });
    expect(screen.getByText('Your application could not be loaded').closest('[role=alert]')).toBeVisible();
    await page.user.click(page.button('Try again')!);
    await passTime(0);
    expect(page.button('Try again')).toHaveFocus();
    await page.user.keyboard('{Enter}');
    await passTime(0);
    expect(page.realName()).toHaveFocus();
  });
});

describe('what comes of sending', () => {
  test('a refusal is told in the service’s words, and nothing is lost', async () => {
    const service = new ScriptedService().script('submitApplication', reply.refused('1', 'The image is gone'));
    const page = await openJoinPage({ service });
    await page.fill();
    await page.submit();
    const summary = screen.getByRole('group', { name: 'The application has not been sent' });
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('The image is gone');
    expectFilled(page);
    await page.submit();
    expect(service.count('submitApplication')).toBe(2);
  });

  test('a refusal because one waits already says so', async () => {
    const service = new ScriptedService()
      .script('getCurrentApplication', reply.data(null), reply.data(APPLICATION))
      .script('submitApplication', reply.refused('1', 'no'));
    const page = await openJoinPage({ service });
    await page.fill();
    await page.submit();
    expect(heading()).toHaveTextContent('You have sent an application. Please wait for the administrator to process it');
    expect(heading()).toHaveFocus();
  });

  test('one that got no answer but arrived counts as sent', async () => {
    const service = new ScriptedService()
      .script('getCurrentApplication', reply.data(null), reply.data(APPLICATION))
      .script('submitApplication', reply.hang());
    const page = await openJoinPage({ service });
    await page.fill();
    await page.submit();
    await passTime(6000);
    expect(heading()).toHaveTextContent(/^The application is sent successfully/);
    expect(service.count('submitApplication')).toBe(1);
  });

  test.each([
    ['by its status', reply.json(403, { code: '7', message: 'Not for you', data: null })],
    ['by its words', reply.refused('7', 'No permission')],
  ])('no permission, known %s, shows no form to mend, but the way back to it', async (_how, answer) => {
    const service = new ScriptedService().script('submitApplication', answer);
    const page = await openJoinPage({ service });
    await page.fill();
    await page.submit();
    expect(heading()).toHaveTextContent('No permission');
    expect(heading()).toHaveFocus();
    await page.user.click(page.button('Back to the form')!);
    expectFilled(page);
  });

  test('no permission to ask is told at once, and the form still works', async () => {
    const service = new ScriptedService().script('getCurrentApplication', reply.refused('7', 'No permission'), reply.data(null));
    const page = await openJoinPage({ service });
    expect(heading()).toHaveTextContent('No permission');
    await page.user.click(page.button('Back to the form')!);
    await page.fill();
    await page.submit();
    expect(service.count('submitApplication')).toBe(1);
  });

  test('an academy whose configuration is refused too takes nobody, and says so itself', async () => {
    const service = new ScriptedService()
      .script('getAcademyConfig', reply.refused('9', 'Closed'))
      .script('submitApplication', reply.refused('9', 'This academy is not open yet.'));
    const page = await openJoinPage({ service });
    await page.fill();
    await page.submit();
    expect(heading()).toHaveTextContent('This academy takes no applications at present');
    expect(screen.getByText('This academy is not open yet.')).toBeVisible();
  });

  test.each(['zh_CN', 'ar_SA', 'ja_JP', 'tr_TR'] as const)('the mock’s “no permission” is known in %s', async (locale) => {
    const { messagesIn } = await import('../../../mock-server/messages/messages');
    await loadPhrases(locale);
    expect(messagesIn(locale).noPermission).toBe(phrasesOf(locale)['join.noPermission']);
  });
});

describe('without a session', () => {
  test('a filled form asks to sign in, and the page after signing in has it filled', async () => {
    const page = await openJoinPage({ environment: anonymous() });
    expect(screen.getByText(/^You can fill in the form right away/)).toBeVisible();
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
    expect(submission(after)).toMatchObject({ realName: '李雷', gender: 'male', reason: 'I want to learn' });
  });

  test('an incomplete form is named first, and nobody is asked to sign in for it', async () => {
    const page = await openJoinPage({ environment: anonymous() });
    await page.submit();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Please fill in the required fields' })).toHaveFocus();
  });

  test('signing in in another tab keeps the form and asks what there is', async () => {
    const page = await openJoinPage({ environment: anonymous() });
    await page.fill();
    act(() => page.environment.otherTab('access_token', 'token-of-another-tab'));
    await passTime(0);
    expect(page.service.count('getCurrentApplication')).toBe(1);
    expectFilled(page);
    await page.submit();
    expect(page.service.count('submitApplication')).toBe(1);
  });

  test.each(['getCurrentApplication', 'submitApplication', 'uploadImage'] as const)(
    'a session that ends at %s opens sign-in and comes back to what was filled in',
    async (operation) => {
      const page = await openJoinPage();
      if (operation === 'getCurrentApplication') page.service.script('submitApplication', reply.refused('1', 'no'));
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

describe('what the tab keeps', () => {
  test('a reload loses neither text nor picture', async () => {
    const page = await openJoinPage();
    await page.fill();
    await page.choose(pictureFile('ok-1x1.jpg'));
    page.unmount();
    page.stop();
    const after = await openJoinPage({ environment: memberEnvironment('/join', true) });
    expectFilled(after);
    expect(screen.getByRole('img', { name: 'Preview of the image in 16:9' })).toHaveAttribute('src', `${location.origin}/image-1.png`);
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
    expect(screen.queryByRole('img', { name: /^Preview/ })).not.toBeInTheDocument();
    expect(sessionStorage.getItem('join_draft')).toBeNull();
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
    const after = await openJoinPage({ environment: memberEnvironment('/join?tenant_id=school-2', true) });
    expect(after.realName()).toHaveValue('');
  });

  test.each(['', 'null', '[]', '{"realName":1,"gender":"constructor","picture":{"imageId":7}}', '{'])('junk (%s) leaves a blank form', async (junk) => {
    const environment = memberEnvironment();
    sessionStorage.setItem('join_draft', junk);
    const page = await openJoinPage({ environment });
    expect(page.realName()).toHaveValue('');
    expect(page.gender('Male')).not.toBeChecked();
  });

  test('where the browser keeps nothing, the form works all the same', async () => {
    const page = await openJoinPage({ environment: testEnvironment({ address: '/join', blocked: true }) });
    await page.fill();
    expectFilled(page);
  });
});

describe('what comes too late', () => {
  test('leaving the page drops what was asked', async () => {
    const service = new ScriptedService().script('submitApplication', reply.after(500, reply.data(null)));
    const page = await openJoinPage({ service });
    await page.fill();
    await page.submit();
    page.unmount();
    await passTime(1000);
    expect(service.last('submitApplication').aborted).toBe(true);
    expect(page.store.getState().joinApplication.status).toBe('unopened');
  });

  test('the reducer refuses moves that cannot be', async () => {
    const { store } = await openJoinPage({ service: current(APPLICATION) });
    act(() => void store.dispatch(applicationSent(null)));
    expect(store.getState().joinApplication.status).toBe('waiting');
    act(() => void store.dispatch(pageLeft()));
    act(() => void store.dispatch(sessionEnded()));
    expect(store.getState().joinApplication.status).toBe('unopened');
  });

  test('a switch of language keeps what was filled in and says what is wrong in the new one', async () => {
    const page = await openJoinPage();
    await page.user.type(page.realName(), '1');
    await page.submit();
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'zh_CN');
    await passTime(0);
    const field = screen.getByRole('textbox', { name: '真实姓名' });
    expect(field).toHaveValue('1');
    expect(field).toHaveAccessibleDescription('姓名不能包含特殊字符');
  });
});
