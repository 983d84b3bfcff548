import { act, screen, within } from '@testing-library/react';
import type { OperationId } from '../../api/contract/operations.generated';
import { academiesWanted } from '../../platform/selecting/selectingSlice';
import { expectOracle, watchForComplaints } from '../../testing/expectOracle';
import { openPicker, settle } from '../../testing/openPicker';
import { networkFaults, SERVER_WORDS, toldOf } from '../../testing/networkFaults';
import type { FaultKind } from '../../testing/networkFaults';
import { member, scriptCompany } from '../../testing/pickerAnswers';
import { passTime, renderApp } from '../../testing/renderApp';
import { reply, ScriptedService } from '../../testing/scriptedFetch';

const SAYS: Readonly<Record<FaultKind, string>> = {
  timeout: 'The server did not answer in time. Please try again',
  unreachable: 'Request address error. Please check your network and try again',
  unreadable: 'The server’s answer could not be read. Please try again later',
  offline: 'You are offline. Please connect to the network and try again',
  refused: SERVER_WORDS,
  tooMany: 'That did not work. Please try again later',
};

const REFUSED = 'Query failed. Enter the full name of the keyword or switch to another filtering mode.';

const closing = (user: { click(element: Element): Promise<void> }) => () => user.click(screen.getByRole('button', { name: 'Close' }));
const WELL = Symbol('the service is well again');

// Each test meets every fault.
jest.setTimeout(180_000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** An operation that meets every fault once, one after the other, and is well afterwards. */
function faulty(operation: OperationId): (service: ScriptedService) => void {
  const well = scriptCompany(new ScriptedService());
  return (service) => {
    const faults = networkFaults.map(({ reply: fault }) => fault);
    service.script(operation, ...faults, (request, signal) => well.replyTo(operation)(request, signal));
  };
}

/** Meets each fault in the list on the screen and tries again; typed words stay. */
async function tryThrough(press: (name: string) => Promise<void>): Promise<typeof WELL> {
  for (const fault of networkFaults) {
    await passTime(fault.after);
    await settle();
    const told = screen.getAllByRole('alert').filter(({ textContent }) => textContent.includes(REFUSED));
    expect(told).toHaveLength(1);
    expect(told[0]).toHaveTextContent(toldOf(fault, SAYS[fault.kind]));
    await press('Try again');
  }
  await settle();
  expect(screen.queryByText(REFUSED)).not.toBeInTheDocument();
  return WELL;
}

const LISTS: readonly { operation: OperationId; tab: string }[] = [
  { operation: 'queryMembers', tab: 'Members' },
  { operation: 'queryGroups', tab: 'Groups' },
  { operation: 'queryPrerequisites', tab: 'Prerequisites' },
  { operation: 'queryRoles', tab: 'Roles' },
  { operation: 'queryVisitors', tab: 'Visitors' },
  { operation: 'getDepartmentTree', tab: 'Departments' },
];

test.each(LISTS)('$operation survives every network fault, each told once, and is asked again', async ({ operation, tab }) => {
  const complaints = watchForComplaints();
  const { user, service } = await openPicker({}, { script: faulty(operation) });
  await user.click(screen.getByRole('tab', { name: tab }));
  const press = async (name: string) => user.click(screen.getByRole('button', { name }));
  expect(await tryThrough(press)).toBe(WELL);
  expect(screen.getAllByRole(tab === 'Departments' ? 'treeitem' : 'row').length).toBeGreaterThan(1);
  expect(networkFaults).not.toHaveLength(0);
  await expectOracle({ service, complaints, close: closing(user) });
});

test('queryDepartments survives every network fault while departments are searched', async () => {
  const complaints = watchForComplaints();
  const { user, service: asked } = await openPicker({}, {
    script: (service) => {
      service.script('getDepartmentTree', reply.data({ list: [], truncated: true, total: 9000 }));
      faulty('queryDepartments')(service);
    },
  });
  await user.click(screen.getByRole('tab', { name: 'Departments' }));
  await settle();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), '部门');
  await settle();
  await tryThrough(async (name) => user.click(screen.getByRole('button', { name })));
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('部门');
  expect(networkFaults).not.toHaveLength(0);
  await expectOracle({ service: asked, complaints, close: closing(user) });
});

test('judgeStanding survives every network fault: the rows stay, and the service is asked again', async () => {
  const said = /^Members who are selected through groups/;
  const complaints = watchForComplaints();
  const { user, service } = await openPicker({ groups: ['g1'] }, { script: faulty('judgeStanding') });
  for (const { after } of networkFaults) {
    await passTime(after);
    await settle();
    expect(screen.getAllByText(said)).toHaveLength(1);
    expect(screen.getAllByRole('row').length).toBeGreaterThan(1);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
  }
  await settle();
  expect(screen.queryByText(said)).not.toBeInTheDocument();
  expect(networkFaults).not.toHaveLength(0);
  await expectOracle({ service, complaints, close: closing(user) });
});

test('queryAcademies survives every network fault', async () => {
  const complaints = watchForComplaints();
  const service = scriptCompany(new ScriptedService());
  faulty('queryAcademies')(service);
  const { user, store } = await renderApp({ service });
  act(() => void store.dispatch(academiesWanted([])));
  await settle();
  await tryThrough(async (name) => user.click(screen.getByRole('button', { name })));
  expect(screen.getAllByRole('row').length).toBeGreaterThan(1);
  expect(networkFaults).not.toHaveLength(0);
  await expectOracle({ service, complaints, close: closing(user) });
});

test('batchQuerySelector survives every network fault and keeps the pasted names', async () => {
  const complaints = watchForComplaints();
  const { user, service } = await openPicker({}, { script: faulty('batchQuerySelector') });
  await user.click(screen.getByRole('button', { name: 'Batch search' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Batch search' }));
  await user.type(dialog.getByRole('textbox'), 'a b');
  await user.click(dialog.getByRole('button', { name: /^Look up/ }));
  await tryThrough(async (name) => user.click(dialog.getByRole('button', { name })));
  expect(dialog.getByRole('textbox')).toHaveValue('a b');
  expect(networkFaults).not.toHaveLength(0);
  const closeBoth = async () => {
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await closing(user)();
  };
  await expectOracle({ service, complaints, close: closeBoth });
});

test('getDepartmentChildren survives every network fault: the branch says so and opens at the next try', async () => {
  const top = { id: 'd0', parentId: null, name: '部门0', headCount: 800, hasChildren: true };
  const child = { id: 'd1', parentId: 'd0', name: '部门1', headCount: 200, hasChildren: false };
  const faults = networkFaults.map(({ reply: fault }) => fault);
  const said = /^The departments below could not be loaded/;
  const complaints = watchForComplaints();
  const { user, service: asked } = await openPicker({}, {
    script: (service) =>
      service.script('getDepartmentTree', reply.data({ list: [top], truncated: true, total: 9000 }))
        .script('getDepartmentChildren', ...faults, reply.data({ list: [child] })),
  });
  await user.click(screen.getByRole('tab', { name: 'Departments' }));
  await settle();
  screen.getByRole('tree').focus();
  screen.getByRole('treeitem', { name: '部门0' }).focus();
  for (const { after } of networkFaults) {
    await user.keyboard('{ArrowRight}');
    await passTime(after);
    await settle();
    expect(screen.getAllByText(said)).toHaveLength(1);
    expect(screen.queryByRole('treeitem', { name: '部门1' })).not.toBeInTheDocument();
    await user.keyboard('{ArrowLeft}');
  }
  await user.keyboard('{ArrowRight}');
  await settle();
  expect(screen.getByRole('treeitem', { name: '部门1' })).toBeVisible();
  expect(screen.queryByText(said)).not.toBeInTheDocument();
  await expectOracle({ service: asked, complaints, close: closing(user) });
});

test('resolveSelector and summariseSelection survive every network fault: the choice stays and can be confirmed', async () => {
  const complaints = watchForComplaints();
  const faults = networkFaults.map(({ reply: fault }) => fault);
  const { user, row, store, service: asked } = await openPicker({ members: { included: ['m2999'], excluded: [] } }, {
    script: (service) => service.script('summariseSelection', ...faults).script('resolveSelector', ...faults),
  });
  for (const { after } of networkFaults) {
    await user.click(row(member(0).name));
    await passTime(after);
    await settle();
    expect(screen.getByRole('dialog', { name: 'Choose participants' })).toBeVisible();
  }
  await expectOracle({ service: asked, complaints, close: () => user.click(screen.getByRole('button', { name: 'OK' })) });
  expect(screen.queryByRole('dialog', { name: 'Choose participants' })).not.toBeInTheDocument();
  expect(store.getState().selecting.wish).toBeNull();
});
