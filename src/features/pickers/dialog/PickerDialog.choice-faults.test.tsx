import { screen, within } from '@testing-library/react';
import { expectOracle, watchForComplaints } from '#testing/selection/expectOracle.ts';
import { closing, faulty, tryThrough } from '#testing/pages/pickerFaults.ts';
import { openPicker, settle } from '#testing/pages/openPicker.ts';
import { oneFaultOfEachKind } from '#testing/network/networkFaults.ts';
import { member } from '#testing/network/pickerAnswers.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply } from '#testing/network/scriptedFetch.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('batchQuerySelector survives each kind of network fault and keeps the pasted names', async () => {
  const complaints = watchForComplaints();
  const { user, service } = await openPicker({}, { script: faulty('batchQuerySelector') });
  await user.click(screen.getByRole('button', { name: 'Batch search' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Batch search' }));
  await user.type(dialog.getByRole('textbox'), 'a b');
  await user.click(dialog.getByRole('button', { name: /^Search/ }));
  await tryThrough(async (name) => user.click(dialog.getByRole('button', { name })));
  expect(dialog.getByRole('textbox')).toHaveValue('a b');
  expect(oneFaultOfEachKind).not.toHaveLength(0);
  const closeBoth = async () => {
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await closing(user)();
  };
  await expectOracle({ service, complaints, close: closeBoth });
});

test('getDepartmentChildren survives each kind of network fault: the branch shows the error and expands on retry', async () => {
  const top = { id: 'd0', parentId: null, name: '部门0', headCount: 800, hasChildren: true };
  const child = { id: 'd1', parentId: 'd0', name: '部门1', headCount: 200, hasChildren: false };
  const faults = oneFaultOfEachKind.map(({ reply: fault }) => fault);
  const said = /^The subdepartments couldn’t be loaded/;
  const complaints = watchForComplaints();
  const { user, service: asked } = await openPicker(
    {},
    {
      script: (service) =>
        service
          .script('getDepartmentTree', reply.data({ list: [top], truncated: true, total: 9000 }))
          .script('getDepartmentChildren', ...faults, reply.data({ list: [child] })),
    },
  );
  await user.click(screen.getByRole('tab', { name: 'Departments' }));
  await settle();
  screen.getByRole('tree').focus();
  for (const { after } of oneFaultOfEachKind) {
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

test('resolveSelector and summariseSelection survive each kind of network fault: the choice stays and can be confirmed', async () => {
  const complaints = watchForComplaints();
  const faults = oneFaultOfEachKind.map(({ reply: fault }) => fault);
  const {
    user,
    row,
    store,
    service: asked,
  } = await openPicker(
    { members: { included: ['m2999'], excluded: [] } },
    {
      script: (service) =>
        service.script('summariseSelection', ...faults).script('resolveSelector', ...faults),
    },
  );
  for (const { after } of oneFaultOfEachKind) {
    await user.click(row(member(0).name));
    await passTime(after);
    await settle();
    expect(screen.getByRole('dialog', { name: 'Choose participants' })).toBeVisible();
  }
  await expectOracle({
    service: asked,
    complaints,
    close: () => user.click(screen.getByRole('button', { name: 'OK' })),
  });
  expect(screen.queryByRole('dialog', { name: 'Choose participants' })).not.toBeInTheDocument();
  expect(store.getState().selecting.wish).toBeNull();
});
