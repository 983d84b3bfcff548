import { fireEvent, screen, within } from '@testing-library/react';
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

jest.useFakeTimers();
const name = (number: number) => member(number).name;
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
  expect(JSON.parse(service.last('queryMembers').body)).toMatchObject({ keyword: '李', pageNo: 1 });
  await user.type(box, '雷{Enter}');
  await passTime(0);
  expect(JSON.parse(service.last('queryMembers').body)).toMatchObject({ keyword: '李雷' });
});

test('old rows stay while others load, and a late answer is dropped', async () => {
  const { user, service, row } = await openPicker();
  const box = screen.getByRole('searchbox', { name: 'Search' });
  const found = (number: number) =>
    reply.data({ list: [member(number)], total: 1, pageNo: 1, pageSize: 10 });
  service.script('queryMembers', reply.after(3000, found(11)), found(22));
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
