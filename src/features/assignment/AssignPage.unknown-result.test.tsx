import { act, screen } from '@testing-library/react';
import { signOutRequested } from '#shared/session/sessionSlice.ts';
import { heads, leave, openAgain, openAssignPage } from '#testing/pages/assignPage.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import type { Reply } from '#testing/network/scriptedFetch.ts';

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
