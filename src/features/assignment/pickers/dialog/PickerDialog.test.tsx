import { fireEvent, screen, within, act } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { member } from '#testing/network/pickerAnswers.ts';
import { reply } from '#testing/network/scriptedFetch.ts';
import {
  acceptImport,
  countedSelection,
  openPicker,
  PAUSE,
  picker,
  settle,
  withFinishedImport,
} from '#testing/pages/openPicker.tsx';

const name = (number: number) => member(number).name;

describe('PickerDialog', () => {
  const selected = () => screen.getByRole('list', { name: 'Selected' });
  test('chooses a member, counts with the service, lists the member, and removes them', async () => {
    const { user, service, row } = await openPicker();
    await user.click(row(name(0)));
    await settle();
    expect(row(name(0))).toBeChecked();
    expect(countedSelection(service).members.included).toEqual(['m0']);
    expect(screen.getByText('Participants: 42')).toBeVisible();
    await user.click(within(selected()).getByRole('button', { name: `Remove ${name(0)}` }));
    expect(row(name(0))).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(row(name(0))).toBeChecked();
  });
  test('an empty selection has no participants, at once and without a request', async () => {
    const { user, service, row } = await openPicker();
    expect(screen.getByText('Participants: 0')).toBeVisible();
    expect(service.count('summariseSelection')).toBe(0);
    await user.click(row(name(0)));
    await settle();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByText('Participants: 0')).toBeVisible();
  });
  test('OK says what is missing while nothing is chosen', async () => {
    const { user, row, onSelected } = await openPicker();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    const missing = () => screen.queryByText('Choose at least one participant');
    expect(missing()).toBeVisible();
    expect(onSelected).not.toHaveBeenCalled();
    await user.click(row(name(0)));
    await user.click(row(name(0)));
    expect(missing()).toBeNull();
  });
  test('a choice that was cleared can be confirmed', async () => {
    const { user, onSelected } = await openPicker({ groups: ['g1'] });
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(onSelected).toHaveBeenCalledTimes(1);
  });
  test('the header checkbox reflects the page in three states, without members that cannot be chosen', async () => {
    const { user, row } = await openPicker();
    const page = screen.getByRole('checkbox', { name: 'Select this page' });
    await user.click(row(name(1)));
    expect(page).toBePartiallyChecked();
    await user.click(page);
    expect(page).toBeChecked();
    expect(row(name(3))).not.toBeChecked();
    expect(row(name(3))).toHaveAttribute('aria-disabled', 'true');
    expect(within(selected()).getAllByRole('button')).toHaveLength(9);
  });
  test('all results are one rule, and an excluded result is an exception', async () => {
    const { user, service, row } = await openPicker();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), '雷');
    await settle();
    const total = Array.from({ length: 3000 }, (_, index) => name(index)).filter((each) =>
      each.includes('雷'),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
    await user.click(screen.getByRole('button', { name: `Select all ${total.length} results` }));
    await user.click(row(total[0]!));
    await settle();
    expect(countedSelection(service).queries).toEqual([
      { kind: 'members', criteria: { keyword: '雷' }, except: [expect.any(String)] },
    ]);
    expect(countedSelection(service).members).toEqual({ included: [], excluded: [] });
  });
  test('a search waits for a pause and for the input method; Enter does not wait', async () => {
    const { user, service } = await openPicker();
    const box = screen.getByRole('searchbox', { name: 'Search' });
    const before = service.count('queryMembers');
    fireEvent.compositionStart(box);
    fireEvent.change(box, { target: { value: 'li' } });
    await passTime(2 * PAUSE);
    expect(service.count('queryMembers')).toBe(before);
    fireEvent.change(box, { target: { value: '李' } });
    fireEvent.compositionEnd(box);
    await settle();
    expect(JSON.parse(service.last('queryMembers').body)).toMatchObject({
      keyword: '李',
      pageNo: 1,
    });
    await user.type(box, '雷{Enter}');
    await passTime(0);
    expect(JSON.parse(service.last('queryMembers').body)).toMatchObject({ keyword: '李雷' });
  });
  test('old rows stay while others load, and a late answer is dropped', async () => {
    const { user, service, row } = await openPicker();
    const box = screen.getByRole('searchbox', { name: 'Search' });
    const pageOfRows = (number: number) =>
      reply.data({ list: [member(number)], total: 1, pageNo: 1, pageSize: 10 });
    service.script('queryMembers', reply.after(3000, pageOfRows(11)), pageOfRows(22));
    await user.type(box, 'a');
    await settle();
    expect(row(name(0))).toBeVisible();
    expect(screen.getByRole('table', { name: 'Members' }).parentElement).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await user.type(box, 'b');
    await settle();
    expect(row(name(22))).toBeVisible();
    await passTime(4000);
    expect(row(name(22))).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: `Select ${name(11)}` })).toBeNull();
  });
  test('each tab keeps its search and page', async () => {
    const { user } = await openPicker();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), '李');
    await settle();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(screen.getByRole('tab', { name: 'Groups' }));
    await settle();
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: 'Only what I created' })).not.toBeChecked();
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      '',
      'Name',
      'Headcount',
      'Number',
      'Created by',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Members' }));
    await settle();
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('李');
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  });
  test('locked rows stay, and deleted rows are marked', async () => {
    const { user, row } = await openPicker({
      members: { included: ['gone-1'], excluded: [] },
      locked: [{ kind: 'members', id: 'm4' }],
    });
    expect(row(name(4))).toBeChecked();
    await user.click(row(name(4)));
    expect(row(name(4))).toBeChecked();
    expect(within(selected()).getByText('Deleted')).toBeVisible();
    expect(
      within(selected()).getByRole('button', { name: 'Remove gone-1' }),
    ).toHaveAccessibleDescription('Deleted');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(row(name(4))).toBeChecked();
    expect(within(selected()).queryByText('Deleted')).toBeNull();
  });
  test('a finished import is added once, and can be removed', async () => {
    const { user, service } = await openPicker({}, withFinishedImport());
    await user.click(screen.getByRole('button', { name: 'Batch import' }));
    await acceptImport(user);
    expect(countedSelection(service).imports).toEqual(['import-9']);
    await user.click(
      within(selected()).getByRole('button', { name: 'Remove Imported members: 1,234' }),
    );
    await settle();
    expect(screen.getByText('Participants: 0')).toBeVisible();
  });
  test('closing a changed selection asks first; an unchanged one just closes', async () => {
    const { user, row } = await openPicker();
    await user.click(row(name(0)));
    await user.keyboard('{Escape}');
    const question = screen.getByRole('alertdialog', { name: 'Discard changes?' });
    await user.click(within(question).getByRole('button', { name: 'Keep choosing' }));
    expect(row(name(0))).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.keyboard('{Escape}');
    expect(picker()).toBeNull();
  });
});

describe('focus', () => {
  const page = reply.data({ list: [member(1), member(2)], total: 2, pageNo: 1, pageSize: 10 });
  const retry = () => screen.getByRole('button', { name: 'Try again' });
  test('moves the focus from the retry button to the loaded rows', async () => {
    const { user, service, row } = await openPicker(
      {},
      { script: (each) => each.script('queryMembers', reply.unreachable()) },
    );
    service.script('queryMembers', reply.after(1000, page));
    await user.click(retry());
    expect(retry()).toHaveFocus();
    for (let turn = 0; turn < 4; turn += 1) await settle();
    expect(row(name(1))).toBeVisible();
    expect(screen.getByRole('table', { name: 'Members' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  });
  test.each([
    [
      'Page Down',
      'Previous page',
      async ({ user, row }: Awaited<ReturnType<typeof openPicker>>) => {
        act(() => row(name(0)).focus());
        await user.keyboard('{PageDown}');
      },
    ],
    [
      'the pagination',
      'Next page',
      ({ user }: Awaited<ReturnType<typeof openPicker>>) =>
        user.click(screen.getByRole('button', { name: 'Next page' })),
    ],
  ])(
    'when %s requested a page that fails to load, the focus is on “%s”, which leads to another page',
    async (_what, button, turn) => {
      const app = await openPicker();
      app.service.script('queryMembers', reply.unreachable());
      await turn(app);
      await settle();
      expect(retry()).toBeVisible();
      expect(screen.getByRole('button', { name: button })).toHaveFocus();
    },
  );
  test('a failure does not take the focus from the search box', async () => {
    const { user, service } = await openPicker();
    service.script('queryMembers', reply.unreachable());
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'x');
    await settle();
    expect(retry()).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
  });
  test('moves the focus from the retry button to the loaded tree', async () => {
    const { user, service } = await openPicker(
      {},
      { script: (each) => each.script('getDepartmentTree', reply.unreachable()) },
    );
    await user.click(screen.getByRole('tab', { name: 'Departments' }));
    await settle();
    service.script(
      'getDepartmentTree',
      reply.data({
        list: [{ id: 'd', parentId: null, name: 'D', headCount: 1, hasChildren: false }],
        truncated: false,
        total: 1,
      }),
    );
    await user.click(retry());
    await settle();
    expect(screen.getByRole('tree')).toHaveFocus();
  });
});
