import { screen } from '@testing-library/react';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { expectOracle, watchForComplaints } from '#testing/selection/expectOracle.ts';
import { openJoinPage, pictureFile, submission } from '#testing/pages/joinPage.ts';
import type { JoinPage } from '#testing/pages/joinPage.ts';
import {
  oneFaultOfEachKind,
  pretendOnline,
  SAYS,
  setNetwork,
  expectedMessage,
} from '#testing/network/networkFaults.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';

/**
 * One request of the flow: how the user triggers it, and what they do once the service works again.
 */
interface Step {
  operation: OperationId;
  reach(page: JoinPage): Promise<void>;
  goOn(page: JoinPage): Promise<void>;
}

const retry = async (page: JoinPage) => {
  await page.user.click(page.button('Try again')!);
  await passTime(0);
};

/** Every request of the flow; add a line for a new one. */
const steps: readonly Step[] = [
  {
    operation: 'getCurrentApplication',
    reach: async () => undefined,
    goOn: async (page) => {
      await retry(page);
      await page.fill();
      await page.submit();
    },
  },
  {
    operation: 'uploadImage',
    reach: (page) => page.choose(pictureFile('ok-1x1.jpg')),
    goOn: retry,
  },
  { operation: 'submitApplication', reach: (page) => page.submit(), goOn: (page) => page.submit() },
];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe.each(steps)('$operation', ({ operation, reach, goOn }) => {
  test.each(oneFaultOfEachKind)('survives: $name', async (fault) => {
    const complaints = watchForComplaints();
    const { reply: answer, kind, after } = fault;
    const well =
      operation === 'uploadImage'
        ? reply.data({ imageId: 'image-1', url: '/image-1.png' })
        : reply.data(null);
    const service = new ScriptedService().script(operation, answer, well);
    const page = await openJoinPage({ service });
    if (operation !== 'getCurrentApplication') await page.fill();
    await reach(page);
    if (after > 0) {
      // Rendering the page took some of these milliseconds.
      await passTime(after - 100);
      expect(screen.queryByText(expectedMessage(fault, SAYS[kind]))).not.toBeInTheDocument();
      await passTime(100);
    }
    expect(screen.getByText(expectedMessage(fault, SAYS[kind]))).toBeVisible();
    await goOn(page);
    if (operation === 'uploadImage') await page.submit();
    expect(submission(page)).toEqual({
      tenantId: '',
      realName: '李雷',
      gender: 'male',
      reason: 'I want to learn',
      imageId: operation === 'uploadImage' ? 'image-1' : '',
    });
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
      /^The application is sent successfully/,
    );
    await expectOracle({ service, complaints, close: page.unmount });
  });

  test('net-23 says offline when the call failed and the browser reports no network', async () => {
    const service = new ScriptedService();
    if (operation === 'getCurrentApplication') setNetwork(service, false);
    const page = await openJoinPage({ service });
    if (operation !== 'getCurrentApplication') await page.fill();
    setNetwork(service, false);
    await reach(page);
    expect(screen.getByText(SAYS.offline)).toBeVisible();
  });
});

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

  test('pub-01 is requested from the service even while the browser reports offline', async () => {
    pretendOnline(false);
    const unheard = new ScriptedService().script('submitApplication', reply.unreachable());
    expect(await titleAfter(unheard)).toHaveAccessibleName('Your application wasn’t submitted');
  });

  test('is known once the service says that it has none', async () => {
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
