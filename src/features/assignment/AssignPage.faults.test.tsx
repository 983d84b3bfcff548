import { act, screen } from '@testing-library/react';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import {
  administratorEnvironment,
  assignment,
  openAssignPage,
  TWO_MEMBERS,
} from '#testing/pages/assignPage.ts';
import type { AssignPage } from '#testing/pages/assignPage.ts';
import { expectOracle, watchForComplaints } from '#testing/selection/expectOracle.ts';
import {
  oneFaultOfEachKind,
  pretendOnline,
  SAYS,
  setNetwork,
  expectedMessage,
} from '#testing/network/networkFaults.ts';
import type { FaultKind } from '#testing/network/networkFaults.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';

/**
 * Faults after which the service may have done it: the network failed after sending, or the answer
 * was lost.
 */
const UNCERTAIN: readonly FaultKind[] = ['timeout', 'unreachable', 'unreadable', 'offline'];

/**
 * One request of the flow: how the user triggers it, and what they do once the service works again.
 */
interface Step {
  operation: OperationId;
  title: string;
  reach(page: AssignPage): Promise<void>;
  goOn(page: AssignPage): Promise<void>;
}

/** An envelope with a refusal is a regular answer to the permission request. */
const IS_REFUSAL = /^net-15 the code is the number 0$/;

const ADMISSION = 'whether one may assign';
const steps: readonly Step[] = [
  {
    operation: 'summariseSelection',
    title: ADMISSION,
    reach: async () => undefined,
    goOn: async (page) => {
      await page.press('Try again');
      await page.fill();
      await page.submit();
    },
  },
  {
    operation: 'summariseSelection',
    title: 'the head count',
    reach: (page) => page.choose(TWO_MEMBERS, null),
    goOn: (page) => page.submit(),
  },
  {
    operation: 'createAssignment',
    title: 'assigning',
    reach: (page) => page.submit(),
    goOn: (page) => page.submit(),
  },
];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const COUNTED = reply.data({
  headCount: 2,
  members: 2,
  visitors: 0,
  explicit: 2,
  limit: 1000,
  overLimit: false,
});

function serviceWith(
  { operation, title }: Step,
  fault: (typeof oneFaultOfEachKind)[number]['reply'],
): ScriptedService {
  const service = new ScriptedService();
  if (operation === 'createAssignment')
    return service.script(operation, fault, reply.data({ assignmentId: 'a-1', headCount: 2 }));
  return title === ADMISSION
    ? service.script(operation, fault, COUNTED)
    : service.script(operation, COUNTED, fault, COUNTED);
}

describe.each(steps)('$title', (step) => {
  test.each(oneFaultOfEachKind)('survives: $name', async (fault) => {
    const complaints = watchForComplaints();
    const { reply: answer, kind, after } = fault;
    const page = await openAssignPage({ service: serviceWith(step, answer) });
    if (step.title !== ADMISSION) await page.fill();
    await step.reach(page);
    if (after > 0) {
      // Rendering the page took some of these milliseconds.
      await passTime(after - 100);
      expect(screen.queryByText(expectedMessage(fault, SAYS[kind]))).not.toBeInTheDocument();
      await passTime(100);
    }
    expect(screen.getByText(expectedMessage(fault, SAYS[kind]))).toBeVisible();
    if (step.title === ADMISSION && IS_REFUSAL.test(fault.name)) {
      expect(screen.getByRole('heading', { level: 2, name: 'No permission' })).toBeVisible();
      await expectOracle({ service: page.service, complaints, close: page.unmount });
      return;
    }
    if (step.operation === 'createAssignment') {
      const known = UNCERTAIN.includes(kind)
        ? 'We couldn’t confirm whether the content was assigned'
        : 'The content wasn’t assigned';
      expect(screen.getByRole('group', { name: known })).toHaveFocus();
      expect(page.content()).toHaveValue('Course 1');
      expect(screen.getByText('2 people in total')).toBeVisible();
    }
    await step.goOn(page);
    expect(assignment(page)).toMatchObject({ content: 'Course 1', selection: TWO_MEMBERS });
    expect(
      screen.getByRole('heading', { level: 2, name: 'The learning content has been assigned' }),
    ).toBeVisible();
    await expectOracle({ service: page.service, complaints, close: page.unmount });
  });

  test('net-23 says offline when the call failed and the browser reports no network', async () => {
    const service = serviceWith(step, reply.unreachable());
    if (step.title === ADMISSION) setNetwork(service, false);
    const page = await openAssignPage({ service });
    if (step.title !== ADMISSION) await page.fill();
    setNetwork(service, false);
    await step.reach(page);
    expect(screen.getByText(SAYS.offline)).toBeVisible();
  });
});

test('pub-01 assigns when the browser wrongly reports that it is offline', async () => {
  const service = new ScriptedService()
    .script('summariseSelection', COUNTED)
    .script('createAssignment', reply.data({ assignmentId: 'a-1', headCount: 2 }));
  pretendOnline(false);
  const page = await openAssignPage({ service });
  await page.fill();
  await page.submit();
  expect(
    screen.getByRole('heading', { level: 2, name: 'The learning content has been assigned' }),
  ).toBeVisible();
});

test('pub-01 an assignment that failed while the browser reported offline may have arrived', async () => {
  const service = new ScriptedService()
    .script('summariseSelection', COUNTED)
    .script('createAssignment', reply.unreachable());
  pretendOnline(false);
  const page = await openAssignPage({ service });
  await page.fill();
  await page.submit();
  expect(
    screen.getByRole('group', { name: 'We couldn’t confirm whether the content was assigned' }),
  ).toHaveFocus();
});

test('a token that replaced the request’s leaves the outcome unknown', async () => {
  const page = await openAssignPage({
    service: new ScriptedService().script(
      'createAssignment',
      reply.after(1000, reply.data({ assignmentId: 'a-1', headCount: 2 })),
    ),
  });
  await page.fill();
  await page.submit();
  localStorage.setItem('access_token', 'token-2');
  act(() => page.environment.otherTab('access_token', 'token-2'));
  await passTime(1000);
  expect(
    screen.getByRole('group', { name: 'We couldn’t confirm whether the content was assigned' }),
  ).toHaveFocus();
});

describe('the check of earlier choices', () => {
  test.each(oneFaultOfEachKind)('survives: $name', async ({ reply: fault, after }) => {
    const complaints = watchForComplaints();
    const page = await openAssignPage();
    await page.fill();
    page.unmount();
    page.stop();
    const service = new ScriptedService()
      .script('summariseSelection', COUNTED)
      .script('resolveSelector', fault);
    const again = await openAssignPage({ environment: administratorEnvironment(true), service });
    await passTime(after);
    expect(screen.getByText('2 people in total')).toBeVisible();
    await again.submit();
    expect(assignment(again)).toMatchObject({ content: 'Course 1', selection: TWO_MEMBERS });
    await expectOracle({ service, complaints, close: again.unmount });
  });
});
