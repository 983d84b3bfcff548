import { act, screen } from '@testing-library/react';
import { signOutRequested } from '#shared/session/sessionSlice.ts';
import {
  administratorEnvironment,
  assignment,
  heads,
  leave,
  openAgain,
  openAssignPage,
  selectionOf,
} from '#testing/pages/assignPage.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';

describe('the stored draft', () => {
  test('is restored with the current count, newer names, and deleted items marked', async () => {
    const page = await openAssignPage();
    await page.fill();
    await page.choose(
      selectionOf({ members: { included: ['m-1', 'm-2'], excluded: [] }, groups: ['g-1'] }),
      9,
    );
    await page.user.click(page.radio('Visibility', 'Specified areas'));
    await page.chooseAcademies(
      { id: 'academy-1', name: 'North' },
      { id: 'academy-2', name: 'South' },
    );
    leave(page);

    const item = { id: 'academy-1', label: 'Far North', detail: '', state: 'active' };
    const service = new ScriptedService()
      .script('summariseSelection', heads(0), heads(5))
      .script(
        'resolveSelector',
        reply.data({ items: [item], missing: ['academy-2'] }),
        reply.data({ items: [], missing: ['m-2'] }),
        reply.data({ items: [], missing: [] }),
      );
    const after = await openAgain(service);
    expect(screen.getByText('5 people in total')).toBeVisible();
    expect(after.button('Remove Far North').closest('li')).not.toHaveTextContent('Deleted');
    expect(after.button('Remove South').closest('li')).toHaveTextContent('Deleted');
    expect(screen.getByText('Deleted: 1')).toBeVisible();

    await after.submit();
    expect(screen.getAllByText('Remove the academies that have been deleted')[0]).toBeVisible();
    await after.press('Remove South');
    await after.press('Remove deleted items');
    expect(after.button('Choose participants')).toHaveFocus();
    await after.submit();
    expect(assignment(after)).toMatchObject({
      academies: ['academy-1'],
      selection: selectionOf({ members: { included: ['m-1'], excluded: [] }, groups: ['g-1'] }),
    });
  });

  test('an academy keeps its name even if its id is a name that every object has', async () => {
    const page = await openAssignPage();
    await page.user.click(page.radio('Visibility', 'Specified areas'));
    await page.chooseAcademies({ id: 'constructor', name: 'North' });
    leave(page);
    const after = await openAgain(
      new ScriptedService().script('resolveSelector', reply.data({ items: [], missing: [] })),
    );
    expect(after.button('Remove North')).toBeVisible();
  });

  test('deleted items are marked even when participants are chosen before they are known', async () => {
    const page = await openAssignPage();
    await page.user.click(page.radio('Visibility', 'Specified areas'));
    await page.chooseAcademies({ id: 'academy-2', name: 'South' });
    await page.choose(selectionOf({ groups: ['g-1'] }), 3);
    leave(page);
    const missing = (id: string) => reply.after(1000, reply.data({ items: [], missing: [id] }));
    const after = await openAgain(
      new ScriptedService().script('resolveSelector', missing('academy-2'), missing('g-1')),
    );
    await after.choose(selectionOf({ groups: ['g-1', 'g-2'] }), 3);
    for (let turn = 0; turn < 2; turn += 1) await passTime(1000);
    expect(after.button('Remove South').closest('li')).toHaveTextContent('Deleted');
    expect(screen.getByText('Deleted: 1')).toBeVisible();
  });

  test('deleted items stay marked when participants are chosen again, and disappear when removed', async () => {
    const page = await openAssignPage();
    await page.choose(selectionOf({ groups: ['g-1', 'g-2'] }), 3);
    leave(page);
    const after = await openAgain(
      new ScriptedService().script('resolveSelector', reply.data({ items: [], missing: ['g-1'] })),
    );
    expect(screen.getByText('Deleted: 1')).toBeVisible();
    await after.choose(selectionOf({ groups: ['g-1', 'g-2'], roles: ['r-1'] }), 4);
    expect(screen.getByText('Deleted: 1')).toBeVisible();
    await after.choose(selectionOf({ groups: ['g-2'], roles: ['r-1'] }), 4);
    expect(screen.queryByText('Deleted: 1')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove deleted items' })).not.toBeInTheDocument();
  });

  test('requests ids in batches of 200', async () => {
    const page = await openAssignPage();
    await page.choose(
      selectionOf({ roles: Array.from({ length: 401 }, (_, index) => `r-${index}`) }),
      1,
    );
    leave(page);
    const after = await openAgain();
    expect(after.service.count('resolveSelector')).toBe(3);
    expect(JSON.parse(after.service.last('resolveSelector').body)).toEqual({
      kind: 'roles',
      ids: ['r-400'],
    });
  });

  test('is removed by signing out', async () => {
    const page = await openAssignPage();
    await page.fill();
    act(() => void page.store.dispatch(signOutRequested()));
    await passTime(0);
    expect(sessionStorage.getItem('assign_draft')).toBeNull();
  });

  test('is not restored for another account that signed in from another tab', async () => {
    const page = await openAssignPage();
    await page.fill();
    await page.press('Choose participants');
    localStorage.setItem('user_id', 'u2');
    act(() => page.environment.otherTab('access_token', 'token-2'));
    for (let turn = 0; turn < 3; turn += 1) await passTime(20);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(page.content()).toHaveValue('');
    expect(screen.getByText('No participants chosen yet')).toBeVisible();
    expect(sessionStorage.getItem('assign_draft')).toBeNull();
  });

  test.each([
    '',
    'null',
    '[]',
    '{',
    '{"tenant":"","owner":"u1"}',
    '{"tenant":"","values":{"content":1},"choices":{"selection":{"groups":"x"}}}',
  ])('an invalid draft (%s) leaves an empty form', async (junk) => {
    const environment = administratorEnvironment();
    sessionStorage.setItem('assign_draft', junk);
    const page = await openAssignPage({ environment });
    expect(page.content()).toHaveValue('');
  });
});
