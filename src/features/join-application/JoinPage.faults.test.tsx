import { screen } from '@testing-library/react';
import { describeFaults } from '#testing/network/describeFaults.ts';
import { openJoinPage, pictureFile, submission } from '#testing/pages/joinPage.ts';
import type { JoinPage } from '#testing/pages/joinPage.ts';
import { pretendOnline, setNetwork } from '#testing/network/networkFaults.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';

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
