import { FAULTY, job, openImport } from '#testing/pages/importDialog.tsx';
import { workbookFile } from '#testing/helpers/scriptedWorker.ts';
import type { ImportDialog } from '#testing/pages/importDialog.tsx';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { screen } from '@testing-library/react';

describe('focus', () => {
  const ready = reply.data(job({ state: 'ready', ...FAULTY }));
  const rows = reply.data({
    list: [{ row: 2, account: 'absent', status: 'notFound', reason: '' }],
    total: 1,
    pageNo: 1,
    pageSize: 10,
  });
  async function openResult(service: ScriptedService) {
    const page = await openImport({ service });
    await page.chooseGood();
    await page.press('Import');
    await passTime(20_000);
    return page;
  }
  test('opens with the focus before its first control, not on the button below', async () => {
    const { user, button } = await openImport();
    await user.tab();
    expect(button('Download template')).toHaveFocus();
  });
  test('moves the focus to the dialog’s message when the clicked button below it disappears', async () => {
    const { dialog } = await openResult(
      new ScriptedService().script('getImport', ready).script('listImportRows', rows),
    );
    expect(dialog()).toContainElement(document.activeElement as HTMLElement);
    expect(document.activeElement).toHaveTextContent('Check complete. Confirm the import.');
  });
  test.each<[string, (service: ScriptedService) => Promise<ImportDialog>, string]>([
    [
      'after the result',
      async (service) => {
        const page = await openImport({
          service: service.script('getImport', reply.data(job({ state: 'failed' }))),
        });
        await page.chooseGood();
        await page.press('Import');
        return page;
      },
      'Choose another file',
    ],
    [
      'while the file is checked',
      async (service) => {
        const page = await openImport({ service });
        await page.choose(workbookFile());
        return page;
      },
      'Cancel import',
    ],
    [
      'while the file is uploaded',
      async (service) => {
        const page = await openImport({ service: service.script('createImport', reply.hang()) });
        await page.chooseGood();
        await page.press('Import');
        return page;
      },
      'Cancel import',
    ],
  ])(
    'keeps the focus in the dialog when a file can be chosen again: %s',
    async (_when, reach, name) => {
      const page = await reach(new ScriptedService());
      await page.press(name);
      expect(page.button('Choose file')).toBeVisible();
      expect(page.dialog()).toContainElement(document.activeElement as HTMLElement);
    },
  );
});

describe('counts', () => {
  async function importWith(service: ScriptedService) {
    const page = await openImport({ service });
    await page.chooseGood();
    await page.press('Import');
    await passTime(100);
    return page;
  }
  test.each([
    [{ notFoundUsersLength: 0, disabledUsersLength: 2 }, 'Disabled · 2'],
    [{ notFoundUsersLength: 0, outOfScopeUsersLength: 2 }, 'Outside your scope · 2'],
    [{ notFoundUsersLength: 1, disabledUsersLength: 1 }, 'Not found · 1'],
    [{ notFoundUsersLength: 0, errorUsersLength: 0 }, 'Duplicate rows · 1'],
  ])('the list opens with a kind that has rows: %j', async (counts, kind) => {
    const rows = reply.data({
      list: [{ row: 4, account: 'min.li2', status: 'disabled', reason: '' }],
      total: 1,
      pageNo: 1,
      pageSize: 10,
    });
    const service = new ScriptedService()
      .script('getImport', reply.data(job({ ...FAULTY, ...counts, state: 'ready' })))
      .script('listImportRows', rows);
    await importWith(service);
    await passTime(0);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(kind);
    expect(screen.getByRole('cell', { name: 'min.li2' })).toBeVisible();
    expect(service.count('listImportRows')).toBe(1);
  });
  test('the sentence counts people who do not exist; disabled and out-of-scope people are shown separately', async () => {
    const counts = {
      usersLength: 9,
      successUsersLength: 2,
      errorUsersLength: 7,
      notFoundUsersLength: 4,
      disabledUsersLength: 2,
      outOfScopeUsersLength: 1,
      duplicateRows: 3,
      reportUrl: '/report',
    };
    await importWith(
      new ScriptedService().script(
        'getImport',
        reply.data(job({ ...counts, state: 'done', progress: 100 })),
      ),
    );
    expect(
      screen.getAllByText('Accounts imported: 2. Accounts that don’t exist: 4.')[0],
    ).toBeVisible();
    expect(screen.getByText('Accounts · 9')).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Imported · 2',
      'Not found · 4',
      'Disabled · 2',
      'Outside your scope · 1',
      'Duplicate rows · 3',
    ]);
  });
});
