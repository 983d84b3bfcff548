import {
  FAULTY,
  job,
  openImport,
  FAULTLESS,
  openUploaded,
  statusText,
  importReplies,
} from '#testing/pages/importDialog.tsx';
import { workbookFile } from '#testing/helpers/scriptedWorker.ts';
import type { ImportDialog } from '#testing/pages/importDialog.tsx';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { screen, within } from '@testing-library/react';
import { memberEnvironment } from '#testing/pages/joinPage.ts';

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
  const figures = () =>
    screen
      .getAllByRole('term')
      .map((term) => term.parentElement?.textContent)
      .join(', ');
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
    expect(figures()).toBe('Accounts9, Imported2, Not found4, Disabled2, Outside your scope1');
    expect(screen.getByText(/^Duplicate rows: 3\. Each account/)).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Outside your scope · 1' })).toBeVisible();
  });

  test('that do not add up are no sum', async () => {
    const counts = { ...FAULTY, usersLength: 12, duplicateRows: 0, state: 'ready' };
    await importWith(new ScriptedService().script('getImport', reply.data(job(counts))));
    expect(figures()).toBe('Accounts12');
  });
});

test('a list without importable accounts asks for another file, not for a confirmation', async () => {
  const none = { state: 'ready', progress: 100, usersLength: 2, errorUsersLength: 2 };
  const page = await openUploaded(
    new ScriptedService().script('getImport', reply.data(job({ ...none, notFoundUsersLength: 2 }))),
  );
  await passTime(5000);
  expect(statusText()).toBe(
    'Check complete. None of these accounts can be imported. Choose another file.',
  );
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  await page.press('Choose another file');
  expect(screen.getByRole('button', { name: 'Choose file' })).toBeVisible();
});

test('an import that returns to the queue after it was ready is followed, and not committed automatically again', async () => {
  const service = new ScriptedService()
    .script(
      'getImport',
      ...importReplies(
        { state: 'ready', ...FAULTLESS },
        { state: 'queued' },
        { progress: 10 },
        { state: 'ready', ...FAULTLESS },
        { state: 'done', ...FAULTLESS },
      ),
    )
    .script(
      'commitImport',
      reply.data(job({ state: 'queued' })),
      reply.data(job({ state: 'committing' })),
    );
  const page = await openUploaded(service);
  expect(statusText()).toBe('Waiting in the queue…');
  await passTime(5000);
  expect(statusText()).toBe('Check complete. Confirm the import.');
  expect(service.count('commitImport')).toBe(1);
  await page.press('Import');
  await passTime(1000);
  expect(statusText()).toBe('Import complete');
});

test('an unknown import after a reload is not shown as pending, and another can be started', async () => {
  const environment = memberEnvironment('/', true);
  environment.sessionStorage.set(
    'member_import',
    JSON.stringify({ owner: '["u1",""]', importId: 'import-1' }),
  );
  const unknown = reply.json(404, { code: '1', message: 'There is no such import', data: null });
  const page = await openImport({
    environment,
    service: new ScriptedService().script('getImport', unknown),
  });
  expect(page.service.count('getImport')).toBe(1);
  expect(statusText()).toBe('There is no such import');
  expect(screen.queryByText('Checking the import progress…')).toBeNull();
  expect(page.progress()).toBeNull();
  await page.press('Choose another file');
  await page.press('Close');
  await page.reopen();
  expect(page.button('Choose file')).toBeVisible();
});

test.each(['committing', 'validating', 'ready'])(
  'a cancel that the service answers with %s keeps following the import',
  async (state) => {
    const service = new ScriptedService()
      .script(
        'getImport',
        ...importReplies(
          { progress: 40 },
          { state: 'ready', ...FAULTY },
          { state: 'done', ...FAULTY },
        ),
      )
      .script('cancelImport', reply.data(job({ state, ...FAULTY, progress: 10 })))
      .script('commitImport', reply.data(job({ state: 'committing', progress: 0 })));
    const page = await openUploaded(service);
    await page.press('Cancel import');
    expect(service.count('getImport')).toBe(2);
    expect(page.environment.sessionStorage.get('member_import')).toBeDefined();
    await page.press('Import');
    await passTime(1000);
    expect(statusText()).toBe('Import complete');
  },
);

test('a late answer to a cancel that reports a finished import finishes it', async () => {
  const service = new ScriptedService()
    .script('getImport', ...importReplies({ progress: 40 }))
    .script('cancelImport', reply.after(4000, reply.data(job({ state: 'done', ...FAULTLESS }))));
  const page = await openUploaded(service);
  await page.press('Cancel import');
  await passTime(4000);
  await page.press('OK');
  expect(page.onFinished.mock.calls).toEqual([[{ importId: 'import-1', members: 3 }]]);
});

const rows = (row: number, total = 26) =>
  reply.data({
    list: [{ row, account: `account${row}`, status: 'notFound', reason: '' }],
    total,
    pageNo: 1,
    pageSize: 10,
  });

test('rows that fail to load are not replaced by those of the previous page', async () => {
  const service = new ScriptedService()
    .script('getImport', ...importReplies({ state: 'ready', ...FAULTY }))
    .script('listImportRows', rows(2), reply.unreachable(), rows(12));
  const page = await openUploaded(service);
  await passTime(20);
  await page.press('Next page');
  await passTime(20);
  expect(screen.queryByRole('cell')).toBeNull();
  await page.press('Try again');
  await passTime(20);
  expect(screen.getByRole('cell', { name: 'account12' })).toBeVisible();
});

test('the progress is still shown after a template failed to load', async () => {
  const service = new ScriptedService()
    .script('getImportTemplate', reply.unreachable())
    .script('getImport', ...importReplies({ progress: 40 }));
  const page = await openImport({ service });
  const announcement = () =>
    within(page.dialog()!)
      .getAllByRole('status')
      .map(({ textContent }) => textContent);
  await page.press('Download template');
  await passTime(100);
  expect(announcement()).toContainEqual(expect.stringContaining('reach the server'));
  await page.chooseGood();
  expect(announcement()).toContain('Rows of data: 3');
  await page.press('Import');
  expect(announcement()).toContain(statusText());
});
