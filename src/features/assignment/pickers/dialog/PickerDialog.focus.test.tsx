import { act, screen } from '@testing-library/react';
import { openAssignPage } from '#testing/pages/assignPage.ts';
import { openPicker, settle } from '#testing/pages/openPicker.tsx';
import { recordSound } from '#testing/pages/soundLog.ts';
import { member, scriptCompany } from '#testing/network/pickerAnswers.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';

jest.useFakeTimers();

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

test('opening a picker moves the focus once, and says two things', async () => {
  const page = await openAssignPage({ service: scriptCompany(new ScriptedService()) });
  const sound = recordSound();
  await page.press('Choose participants');
  for (let turn = 0; turn < 4; turn += 1) await settle();
  const heard = sound.entries();
  expect(heard.filter((entry) => entry.startsWith('focus'))).toEqual([
    'focus: Choose participants',
    'focus: Members',
  ]);
  expect(heard.filter((entry) => !entry.startsWith('focus')).length).toBeLessThanOrEqual(2);
});
