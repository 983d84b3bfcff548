import { act, screen, within } from '@testing-library/react';
import { openPicker, settle } from '#testing/pages/openPicker.ts';
import { member, scriptCompany } from '#testing/network/pickerAnswers.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';

jest.useFakeTimers();

const well = scriptCompany(new ScriptedService());
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Presses a button by keyboard, and returns the focused element afterwards. */
async function press(
  user: { keyboard(keys: string): Promise<void> },
  name: string | RegExp,
): Promise<Element | null> {
  button(name).focus();
  await user.keyboard('{Enter}');
  await settle();
  return document.activeElement;
}

const name = (number: number) => member(number).name;
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
    async ({ user, row }: Awaited<ReturnType<typeof openPicker>>) => {
      act(() => row(name(0)).focus());
      await user.keyboard('{PageDown}');
    },
  ],
  [
    'the pagination',
    ({ user }: Awaited<ReturnType<typeof openPicker>>) =>
      user.click(screen.getByRole('button', { name: 'Next page' })),
  ],
])(
  'moves the focus to the retry button when %s requested a page that fails to load',
  async (_what, turn) => {
    const app = await openPicker();
    app.service.script('queryMembers', reply.unreachable());
    await turn(app);
    await settle();
    expect(retry()).toHaveFocus();
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

test('keeps the focus in the batch search when its retry button disappears', async () => {
  const { user, service } = await openPicker(
    {},
    { script: (each) => each.script('batchQuerySelector', reply.unreachable()) },
  );
  await user.click(screen.getByRole('button', { name: 'Batch search' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Batch search' }));
  await user.type(dialog.getByRole('textbox'), 'a');
  await user.click(dialog.getByRole('button', { name: /^Search/ }));
  await settle();
  service.script('batchQuerySelector', reply.data({ results: [] }));
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Batch search' })).toContainElement(
    document.activeElement as HTMLElement,
  );
});

test('moves the focus to the rows after a membership retry', async () => {
  const { user } = await openPicker(
    { groups: ['g1'] },
    {
      script: (each) =>
        each.script('judgeStanding', reply.unreachable(), well.replyTo('judgeStanding')),
    },
  );
  expect(screen.getAllByRole('checkbox', { name: /^Select/ })).toContain(
    await press(user, 'Try again'),
  );
});

test('moves the focus to the selection after a retry for names', async () => {
  const { user } = await openPicker(
    { members: { included: ['m2999'], excluded: [] } },
    {
      script: (each) =>
        each.script('resolveSelector', reply.unreachable(), well.replyTo('resolveSelector')),
    },
  );
  expect(await press(user, 'Try again')).toBe(button('Clear'));
});

test('showing the last ambiguous names moves the focus before them', async () => {
  const tokens = Array.from({ length: 30 }, (_, index) => `n${index}`);
  const answer = reply.data({
    results: tokens.map((token, index) => ({
      token,
      status: 'ambiguous',
      items: [{ id: `m${index}`, label: `Name ${index}`, detail: '', state: 'active' }],
      found: 2,
    })),
  });
  const { user } = await openPicker(
    {},
    { script: (each) => each.script('batchQuerySelector', answer) },
  );
  await user.click(button('Batch search'));
  const dialog = within(screen.getByRole('dialog', { name: 'Batch search' }));
  await user.click(dialog.getByRole('textbox'));
  await user.paste(tokens.join('\n'));
  await user.click(button(/^Search/));
  await settle();
  expect(await press(user, 'And 10 more')).toBe(dialog.getByRole('checkbox', { name: 'Name 19' }));
});
