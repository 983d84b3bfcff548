import { screen } from '@testing-library/react';
import { expectFilled, openJoinPage, submission, pictureFile } from '#testing/pages/joinPage.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { describeFaults } from '#testing/network/describeFaults.ts';
import type { JoinPage } from '#testing/pages/joinPage.ts';
import { pretendOnline, setNetwork } from '#testing/network/networkFaults.ts';

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
const current = (row: object | null) =>
  new ScriptedService().script('getCurrentApplication', reply.data(row));
const heading = () => screen.getByRole('heading', { level: 2 });

describe('an existing application', () => {
  test.each([
    [
      'waits',
      { ...APPLICATION },
      'You have sent an application. Please wait for the administrator to process it',
    ],
    ['was approved', { ...APPLICATION, state: 'approved' }, 'Your application has been approved'],
    [
      'was refused',
      { ...APPLICATION, state: 'refused', refusal: 'Add proof' },
      'Your application wasn’t approved',
    ],
  ])('that %s is shown instead of the form', async (_goal, row, words) => {
    await openJoinPage({ service: current(row) });
    expect(heading()).toHaveTextContent(words);
    // Without a user action the focus stays.
    expect(heading()).not.toHaveFocus();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.getByText('To learn')).toBeVisible();
  });

  test('without a string as name is shown without it', async () => {
    await openJoinPage({ service: current({ ...APPLICATION, realName: { first: 'Li' } }) });
    expect(heading()).toHaveTextContent('You have sent an application');
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).not.toContain(
      'Real name',
    );
    expect(screen.getByText('To learn')).toBeVisible();
  });

  test('in Arabic, its time has Latin digits and the Gregorian calendar', async () => {
    await openJoinPage({ service: current(APPLICATION), locale: 'ar_SA' });
    const times = screen
      .getAllByRole('definition')
      .map(({ textContent }) => textContent)
      .filter((text) => /\p{Nd}/u.test(text));
    expect(times).toEqual([expect.stringMatching(/^5 .*2026/)]);
    expect(times.join('')).not.toMatch(/[٠-٩]/);
  });

  test('when refused, can be repeated with its values, below the administrator’s reason', async () => {
    const service = current({
      ...APPLICATION,
      state: 'refused',
      refusal: 'Please <b>add</b> proof',
    });
    const page = await openJoinPage({ service });
    expect(screen.getByText('Please <b>add</b> proof')).toBeVisible();
    await page.user.click(page.button('Apply again')!);
    expect(page.realName()).toHaveFocus();
    await page.user.type(page.reason(), ', really');
    await page.submit();
    expect(submission(page)).toMatchObject({
      realName: '李雷',
      gender: 'male',
      reason: 'To learn, really',
    });
  });

  test('is requested again after a failure, and the form takes the focus', async () => {
    const service = new ScriptedService().script(
      'getCurrentApplication',
      reply.unreachable(),
      reply.unreachable(),
      reply.data(null),
    );
    const page = await openJoinPage({ service });
    expect(
      screen.getByText('Your application couldn’t be loaded').closest('[role=alert]'),
    ).toBeVisible();
    await page.user.click(page.button('Try again')!);
    await passTime(0);
    expect(page.button('Try again')).toHaveFocus();
    await page.user.keyboard('{Enter}');
    await passTime(0);
    expect(page.realName()).toHaveFocus();
  });
});

describe('a submission', () => {
  test('that is refused shows the service’s message, and nothing is lost', async () => {
    const service = new ScriptedService().script(
      'submitApplication',
      reply.refused('1', 'The image is gone'),
    );
    const page = await openJoinPage({ service });
    await page.fill();
    await page.submit();
    const summary = screen.getByRole('group', { name: 'Your application wasn’t submitted' });
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('The image is gone');
    expectFilled(page);
    await page.submit();
    expect(service.count('submitApplication')).toBe(2);
  });

  test('that is refused because one is waiting says so', async () => {
    const service = new ScriptedService()
      .script('getCurrentApplication', reply.data(null), reply.data(APPLICATION))
      .script('submitApplication', reply.refused('1', 'no'));
    const page = await openJoinPage({ service });
    await page.fill();
    await page.submit();
    expect(heading()).toHaveTextContent(
      'You have sent an application. Please wait for the administrator to process it',
    );
    expect(heading()).toHaveFocus();
  });

  test('without an answer counts as sent when it arrived', async () => {
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

  test('no permission replaces the form and offers the way back to it', async () => {
    const answer = reply.json(403, { code: '7', message: 'Not for you', data: null });
    const service = new ScriptedService().script('submitApplication', answer);
    const page = await openJoinPage({ service });
    await page.fill();
    await page.submit();
    expect(heading()).toHaveTextContent('No permission');
    expect(heading()).toHaveFocus();
    await page.user.click(page.button('Back to the form')!);
    expectFilled(page);
  });

  test('without permission to read applications says so at once, and the form still works', async () => {
    const service = new ScriptedService().script(
      'getCurrentApplication',
      reply.json(403, { code: '7', message: 'No permission', data: null }),
      reply.data(null),
    );
    const page = await openJoinPage({ service });
    expect(heading()).toHaveTextContent('No permission');
    await page.user.click(page.button('Back to the form')!);
    await page.fill();
    await page.submit();
    expect(service.count('submitApplication')).toBe(1);
  });

  test('to an academy that accepts no one says so', async () => {
    const service = new ScriptedService()
      .script('getAcademyConfig', reply.refused('9', 'Closed'))
      .script('submitApplication', reply.refused('9', 'This academy is not open yet.'));
    const page = await openJoinPage({ service });
    await page.fill();
    await page.submit();
    expect(heading()).toHaveTextContent('This academy isn’t accepting applications right now');
    expect(screen.getByText('This academy is not open yet.')).toBeVisible();
  });
});

const retry = async (page: JoinPage) => {
  await page.user.click(page.button('Try again')!);
  await passTime(0);
};
const open = (reach: (page: JoinPage) => Promise<void>) => async (service: ScriptedService) => {
  const page = await openJoinPage({ service });
  await page.fill();
  await reach(page);
  return page;
};
/** Sends the form, and expects it to arrive. */
const send = async (page: JoinPage, imageId = '') => {
  await page.submit();
  expect(submission(page)).toEqual({
    tenantId: '',
    realName: '李雷',
    gender: 'male',
    reason: 'I want to learn',
    imageId,
  });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
    /^The application is sent successfully/,
  );
};
const close = (page: JoinPage) => page.unmount();

describeFaults<JoinPage>([
  {
    operation: 'getCurrentApplication',
    meet: (service) => openJoinPage({ service }),
    recover: async (page) => {
      await retry(page);
      await page.fill();
      await send(page);
    },
    close,
  },
  {
    operation: 'uploadImage',
    meet: open((page) => page.choose(pictureFile('ok-1x1.jpg'))),
    recover: async (page) => {
      await retry(page);
      await send(page, 'image-1');
    },
    close,
  },
  {
    operation: 'submitApplication',
    meet: open((page) => page.submit()),
    recover: (page) => send(page),
    close,
  },
]);

describe('whether it was sent', () => {
  const UNCERTAIN = 'We couldn’t confirm whether your application was submitted';
  const titleAfter = async (service: ScriptedService, wait = 0) => {
    const page = await openJoinPage({ service });
    await page.fill();
    await page.submit();
    await passTime(wait);
    return screen.getByRole('group', { name: /application was(?:n’t)? submitted/ });
  };

  test('is unknown when neither the submission nor the question about it was answered', async () => {
    const service = new ScriptedService()
      .script('submitApplication', reply.hang())
      .script('getCurrentApplication', reply.data(null), reply.unreachable());
    expect(await titleAfter(service, 12_000)).toHaveAccessibleName(UNCERTAIN);
  });

  test('is unknown when the network failed during the submission', async () => {
    const service = new ScriptedService().script('submitApplication', (...asked) => {
      setNetwork(service, false);
      return reply.unreachable()(...asked);
    });
    expect(await titleAfter(service)).toHaveAccessibleName(UNCERTAIN);
  });

  test('is requested from the service even while the browser reports offline', async () => {
    pretendOnline(false);
    const unheard = new ScriptedService().script('submitApplication', reply.unreachable());
    expect(await titleAfter(unheard)).toHaveAccessibleName('Your application wasn’t submitted');
  });

  test('is known when it was refused, whatever becomes of the question', async () => {
    const refused = new ScriptedService()
      .script('submitApplication', reply.refused('1', 'no'))
      .script('getCurrentApplication', reply.data(null), reply.unreachable());
    expect(await titleAfter(refused)).toHaveAccessibleName('Your application wasn’t submitted');
  });
});
