import { act, screen } from '@testing-library/react';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { academiesRequested } from '#shared/selecting/selectingSlice.ts';
import { expectOracle, watchForComplaints } from '#testing/selection/expectOracle.ts';
import { closing, faulty, tryThrough, WELL } from '#testing/pages/pickerFaults.ts';
import { openPicker, settle } from '#testing/pages/openPicker.ts';
import { oneFaultOfEachKind } from '#testing/network/networkFaults.ts';
import { scriptCompany } from '#testing/network/pickerAnswers.ts';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const LISTS: readonly { operation: OperationId; tab: string }[] = [
  { operation: 'queryMembers', tab: 'Members' },
  { operation: 'queryGroups', tab: 'Groups' },
  { operation: 'queryPrerequisites', tab: 'Prerequisites' },
  { operation: 'queryRoles', tab: 'Roles' },
  { operation: 'queryVisitors', tab: 'Visitors' },
  { operation: 'getDepartmentTree', tab: 'Departments' },
];

test.each(LISTS)(
  '$operation survives each kind of network fault, shows each once, and is requested again',
  async ({ operation, tab }) => {
    const complaints = watchForComplaints();
    const { user, service } = await openPicker({}, { script: faulty(operation) });
    await user.click(screen.getByRole('tab', { name: tab }));
    const press = async (name: string) => user.click(screen.getByRole('button', { name }));
    expect(await tryThrough(press)).toBe(WELL);
    expect(screen.getAllByRole(tab === 'Departments' ? 'treeitem' : 'row').length).toBeGreaterThan(
      1,
    );
    expect(oneFaultOfEachKind).not.toHaveLength(0);
    await expectOracle({ service, complaints, close: closing(user) });
  },
);

test('queryDepartments survives each kind of network fault during a department search', async () => {
  const complaints = watchForComplaints();
  const { user, service: asked } = await openPicker(
    {},
    {
      script: (service) => {
        service.script('getDepartmentTree', reply.data({ list: [], truncated: true, total: 9000 }));
        faulty('queryDepartments')(service);
      },
    },
  );
  await user.click(screen.getByRole('tab', { name: 'Departments' }));
  await settle();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), '部门');
  await settle();
  await tryThrough(async (name) => user.click(screen.getByRole('button', { name })));
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('部门');
  expect(oneFaultOfEachKind).not.toHaveLength(0);
  await expectOracle({ service: asked, complaints, close: closing(user) });
});

test('judgeStanding survives each kind of network fault: the rows stay, and the request is repeated', async () => {
  const said = /^We can’t show right now which members/;
  const complaints = watchForComplaints();
  const { user, service } = await openPicker(
    { groups: ['g1'] },
    { script: faulty('judgeStanding') },
  );
  for (const { after } of oneFaultOfEachKind) {
    await passTime(after);
    await settle();
    expect(screen.getAllByText(said)).toHaveLength(1);
    expect(screen.getAllByRole('row').length).toBeGreaterThan(1);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
  }
  await settle();
  expect(screen.queryByText(said)).not.toBeInTheDocument();
  expect(oneFaultOfEachKind).not.toHaveLength(0);
  await expectOracle({ service, complaints, close: closing(user) });
});

test('queryAcademies survives each kind of network fault', async () => {
  const complaints = watchForComplaints();
  const service = scriptCompany(new ScriptedService());
  faulty('queryAcademies')(service);
  const { user, store } = await renderApp({ service });
  act(() => void store.dispatch(academiesRequested([])));
  await settle();
  await tryThrough(async (name) => user.click(screen.getByRole('button', { name })));
  expect(screen.getAllByRole('row').length).toBeGreaterThan(1);
  expect(oneFaultOfEachKind).not.toHaveLength(0);
  await expectOracle({ service, complaints, close: closing(user) });
});
