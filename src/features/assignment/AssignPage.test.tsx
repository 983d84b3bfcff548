import { act, screen } from '@testing-library/react';
import { sessionFound, signOutRequested } from '#shared/session/sessionSlice.ts';
import {
  assignment,
  heads,
  leave,
  openAgain,
  openAssignPage,
  selectionOf,
  TWO_MEMBERS,
  administratorEnvironment,
} from '#testing/pages/assignPage.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import type { AssignPage } from '#testing/pages/assignPage.ts';
import { describeFaults } from '#testing/network/describeFaults.ts';
import type { Reply } from '#testing/network/scriptedFetch.ts';

describe('access', () => {
  const SIGNED_OUT = reply.json(401, {
    code: '401',
    message: 'Your session has expired',
    data: null,
  });
  const anonymous = () => testEnvironment({ address: '/assign' });
  describe('permission to assign', () => {
    test('is requested by counting an empty selection, and the form opens', async () => {
      const page = await openAssignPage();
      expect(page.content()).toBeVisible();
      expect(JSON.parse(page.service.last('summariseSelection').body)).toEqual({
        selection: selectionOf({}),
      });
      expect(page.service.count('summariseSelection')).toBe(1);
    });

    test.each([
      ['an envelope with any code', reply.refused('1', 'No permission')],
      ['403', reply.json(403, { code: '403', message: '', data: null })],
    ])('a refusal by %s shows "No permission", and no form', async (_title, refusal) => {
      const page = await openAssignPage({
        service: new ScriptedService().script('summariseSelection', refusal),
      });
      expect(screen.getByRole('heading', { level: 2, name: 'No permission' })).toBeVisible();
      expect(screen.getByText(/^Only administrators/)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Assign' })).not.toBeInTheDocument();
      expect(page.service.count('createAssignment')).toBe(0);
    });

    test('shows the service’s message if it says more', async () => {
      await openAssignPage({
        service: new ScriptedService().script(
          'summariseSelection',
          reply.refused('1', 'Ask Wang Wei'),
        ),
      });
      expect(screen.getByText('Ask Wang Wei')).toBeVisible();
    });

    test('is requested again when another account signs in from another tab', async () => {
      const page = await openAssignPage({
        service: new ScriptedService().script(
          'summariseSelection',
          reply.refused('1', 'no'),
          heads(0),
        ),
      });
      act(() => void page.store.dispatch(sessionFound({})));
      await passTime(0);
      expect(page.content()).toBeVisible();
    });

    test('a user without a session is asked to sign in, and nothing is requested', async () => {
      const page = await openAssignPage({ environment: anonymous() });
      expect(
        screen.getByRole('heading', { level: 2, name: 'Log in to assign learning content' }),
      ).toBeVisible();
      expect(page.service.count('summariseSelection')).toBe(0);
      expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
      await page.user.click(screen.getByRole('link', { name: 'Log in' }));
      expect(screen.getByRole('dialog')).toBeVisible();
      expect(page.environment.address().path).toBe('/assign');
    });

    test('signing in from another tab opens the form', async () => {
      const page = await openAssignPage({ environment: anonymous() });
      act(() => page.environment.otherTab('access_token', 'token-of-another-tab'));
      await passTime(0);
      expect(page.content()).toBeVisible();
    });
  });
  describe('a session that ends', () => {
    test.each(['summariseSelection', 'resolveSelector', 'createAssignment'] as const)(
      'at %s opens sign-in, and everything is restored afterwards',
      async (operation) => {
        const page = await openAssignPage();
        await page.fill();
        await page.user.click(page.radio('Certificate', 'Issued'));
        let ended = page;
        if (operation === 'resolveSelector') {
          leave(page);
          ended = await openAgain(new ScriptedService().script(operation, SIGNED_OUT));
        } else {
          page.service.script(operation, SIGNED_OUT);
          if (operation === 'createAssignment') await page.submit();
          else await page.choose(TWO_MEMBERS, null);
        }
        expect(screen.getByRole('dialog')).toBeVisible();
        expect(ended.store.getState().assignment?.status).toBe('anonymous');
        leave(ended);

        const after = await openAgain();
        expect(after.content()).toHaveValue('Course 1');
        expect(after.radio('Certificate', 'Issued')).toBeChecked();
        await after.choose(TWO_MEMBERS, 2);
        await after.submit();
        expect(assignment(after)).toMatchObject({
          content: 'Course 1',
          certificate: true,
          selection: TWO_MEMBERS,
        });
      },
    );

    test('while a dialog is open closes the dialog', async () => {
      const page = await openAssignPage();
      await page.press('Choose participants');
      expect(screen.getByRole('dialog', { name: 'Choose participants' })).toBeVisible();
      act(() => page.environment.otherTab('access_token', null));
      await passTime(0);
      expect(screen.queryByRole('dialog', { name: 'Choose participants' })).toBeNull();
    });
  });
  describe('late answers', () => {
    test('leaving the page aborts its requests and closes its dialogs', async () => {
      const service = new ScriptedService().script(
        'createAssignment',
        reply.after(500, reply.json(200, { code: '060001', message: '', data: { quotaLeft: 0 } })),
      );
      const page = await openAssignPage({ service });
      await page.fill();
      await page.submit();
      page.unmount();
      await passTime(1000);
      expect(service.last('createAssignment').aborted).toBe(true);
      expect(page.store.getState().assignment?.status).toBe('unopened');
      expect(page.store.getState().ordering?.reminding).toBe(false);
    });
  });
});

describe('faults', () => {
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
  test('a token that replaced the request’s leaves the result unknown', async () => {
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
});

async function sendAssignment(answer: Reply) {
  const page = await openAssignPage({
    service: new ScriptedService().script('createAssignment', answer),
  });
  await page.fill();
  await page.submit();
  return page;
}

const unknown = () =>
  screen.queryByRole('group', { name: 'We couldn’t confirm whether the content was assigned' });

test('the next page says that the result is unknown, until it is known', async () => {
  leave(await sendAssignment(reply.hang()));
  const after = await openAgain(
    new ScriptedService()
      .script('summariseSelection', heads(2))
      .script('createAssignment', reply.json(500, { code: '1', message: 'Not now', data: null })),
  );
  expect(unknown()).toHaveFocus();
  expect(after.content()).toHaveValue('Course 1');
  await after.submit();
  expect(screen.getByRole('group', { name: 'The content wasn’t assigned' })).toHaveFocus();
  leave(after);
  await openAgain();
  expect(unknown()).not.toBeInTheDocument();
});

test('the next page says nothing about an assignment that was refused because the session had ended', async () => {
  const page = await sendAssignment(reply.json(401, { code: '401', message: '', data: null }));
  expect(page.store.getState().session.status).toBe('anonymous');
  leave(page);
  const after = await openAgain();
  expect(after.content()).toHaveValue('Course 1');
  expect(unknown()).not.toBeInTheDocument();
});

test.each([
  ['was made', reply.data({ assignmentId: 'a-1', headCount: 2 }), false],
  ['got no answer', reply.unreachable(), true],
])(
  'after an assignment that %s, the next page shows an unknown result only if it is unknown',
  async (_what, answer, isReported) => {
    leave(await sendAssignment(answer));
    await openAgain();
    expect(unknown() !== null).toBe(isReported);
  },
);

test('leaving the page and returning shows that the result is unknown', async () => {
  const page = await sendAssignment(reply.hang());
  for (const path of ['/', '/assign']) {
    act(() => history.pushState(null, '', path));
    await passTime(20);
  }
  expect(unknown()).toHaveFocus();
  expect(page.content()).toHaveValue('Course 1');
});

test('signing out removes the message', async () => {
  const page = await sendAssignment(reply.hang());
  act(() => void page.store.dispatch(signOutRequested()));
  await passTime(0);
  leave(page);
  await openAgain();
  expect(unknown()).not.toBeInTheDocument();
});
