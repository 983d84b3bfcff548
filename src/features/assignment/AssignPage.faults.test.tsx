import { act, screen } from '@testing-library/react';
import {
  administratorEnvironment,
  assignment,
  heads,
  leave,
  openAssignPage,
  TWO_MEMBERS,
} from '#testing/pages/assignPage.ts';
import type { AssignPage } from '#testing/pages/assignPage.ts';
import { describeFaults } from '#testing/network/describeFaults.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';

const COUNTED = heads(2);
const ASSIGNED = reply.data({ assignmentId: 'a-1', headCount: 2 });
const UNCERTAIN = 'We couldn’t confirm whether the content was assigned';

async function expectAssigned(page: AssignPage) {
  await page.submit();
  expect(assignment(page)).toMatchObject({ content: 'Course 1', selection: TWO_MEMBERS });
  expect(
    screen.getByRole('heading', { level: 2, name: 'The learning content has been assigned' }),
  ).toBeVisible();
}
async function openFilled(service: ScriptedService) {
  const page = await openAssignPage({ service });
  await page.fill();
  return page;
}
const close = (page: AssignPage) => page.unmount();

describeFaults<AssignPage>([
  {
    title: 'the question whether one may assign',
    operation: 'summariseSelection',
    well: COUNTED,
    meet: (service) => openAssignPage({ service }),
    recover: async (page) => {
      await page.press('Try again');
      await page.fill();
      await expectAssigned(page);
    },
    close,
  },
  {
    operation: 'createAssignment',
    well: ASSIGNED,
    meet: async (service) => {
      const page = await openFilled(service);
      await page.submit();
      return page;
    },
    recover: async (page) => {
      expect(screen.getByRole('group', { name: UNCERTAIN })).toHaveFocus();
      expect(page.content()).toHaveValue('Course 1');
      await expectAssigned(page);
    },
    close,
  },
  {
    title: 'the check of earlier choices',
    operation: 'resolveSelector',
    meet: async (service) => {
      leave(await openFilled(new ScriptedService()));
      service.script('summariseSelection', COUNTED);
      return openAssignPage({ environment: administratorEnvironment(true), service });
    },
    says: null,
    recover: async (page) => {
      expect(screen.getByText('2 people in total')).toBeVisible();
      await expectAssigned(page);
    },
    close,
  },
]);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a token that replaced the request’s leaves the outcome unknown', async () => {
  const page = await openAssignPage({
    service: new ScriptedService().script('createAssignment', reply.after(1000, ASSIGNED)),
  });
  await page.fill();
  await page.submit();
  localStorage.setItem('access_token', 'token-2');
  act(() => page.environment.otherTab('access_token', 'token-2'));
  await passTime(1000);
  expect(screen.getByRole('group', { name: UNCERTAIN })).toHaveFocus();
});
