import { screen, within } from '@testing-library/react';
import {
  firstText,
  FAULTLESS,
  FAULTY,
  job,
  openImport,
  openUploaded,
  statusText,
  importReplies,
} from '#testing/pages/importDialog.tsx';
import { memberEnvironment } from '#testing/pages/joinPage.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

test('a faultless import goes from the file to the selection', async () => {
  const service = new ScriptedService()
    .script('createImport', reply.sending(10, [30, 60, 100], reply.data({ importId: 'import-1' })))
    .script(
      'getImport',
      ...importReplies(
        { state: 'uploaded', progress: 0 },
        { state: 'queued', progress: 0 },
        { progress: 40 },
        { state: 'ready', ...FAULTLESS },
        { state: 'committing', ...FAULTLESS, progress: 50 },
        { state: 'done', ...FAULTLESS },
      ),
    )
    .script('commitImport', reply.data(job({ state: 'committing', progress: 0 })));
  const page = await openUploaded(service);
  await passTime(20);
  expect(page.progress()).toHaveAttribute('aria-valuenow', '60');
  const states: (string | null)[] = [];
  await passTime(30);
  for (let second = 0; second < 5; second += 1) {
    states.push(statusText());
    await passTime(1000);
  }
  expect(states).toEqual([
    'The file has been uploaded',
    'Waiting in the queue…',
    'Checking the accounts…',
    'Importing…',
    'Import complete',
  ]);
  expect(firstText('Accounts imported: 3. Accounts that don’t exist: 0.')).toBeVisible();
  expect(service.count('commitImport')).toBe(1);
  await page.press('OK');
  expect(page.dialog()).not.toBeInTheDocument();
  expect(page.environment.sessionStorage.get('member_import')).toBeUndefined();
});

test('an import with faults is committed only by the user; accounts and duplicate rows are counted separately', async () => {
  const rows = {
    list: [
      {
        row: 4,
        account: 'absent',
        status: 'notFound',
        reason: 'The account doesn’t exist',
        memberId: null,
      },
    ],
    total: 12,
    pageNo: 1,
    pageSize: 10,
  };
  const service = new ScriptedService()
    .script(
      'getImport',
      ...importReplies(
        { state: 'ready', ...FAULTY },
        { state: 'ready', ...FAULTY },
        { state: 'done', ...FAULTY },
      ),
    )
    .script('listImportRows', reply.data(rows))
    .script('commitImport', reply.data(job({ state: 'committing', ...FAULTY, progress: 0 })));
  const page = await openUploaded(service);
  await passTime(40_000);
  expect(service.count('commitImport')).toBe(0);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '9',
    '7',
    '2',
  ]);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Can be imported · 7',
    'Not found · 2',
    'Duplicate rows · 1',
  ]);
  const table = within(screen.getByRole('region', { name: 'Results by row' }));
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '4',
    'absent',
    'The account doesn’t exist',
  ]);
  await page.press('Next page');
  await passTime(20);
  expect(service.last('listImportRows').query.toString()).toBe(
    'status=notFound&pageNo=2&pageSize=10',
  );
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    '11–12 of 12',
  );
  await page.user.click(screen.getByRole('tab', { name: 'Duplicate rows · 1' }));
  await passTime(20);
  expect(service.last('listImportRows').query.toString()).toBe(
    'status=duplicate&pageNo=1&pageSize=10',
  );
  await page.press('Import');
  await passTime(1000);
  expect(firstText('Accounts imported: 7. Accounts that don’t exist: 2.')).toBeVisible();
});

test.each([
  ['text/csv; charset=utf-8', 'errors.csv', 'text/csv'],
  ['constructor', 'errors.xlsx', 'constructor'],
])('saves the report of type %s', async (type, name, shownType) => {
  const csv = async () =>
    new Response("Account\n'=cmd", {
      headers: {
        'content-type': type,
        'content-disposition': 'attachment; filename="errors.csv"',
      },
    });
  const service = new ScriptedService()
    .script('getImport', ...importReplies({ state: 'ready', ...FAULTY }))
    .script('getImportReport', csv);
  const page = await openUploaded(service);
  await page.press('Download error report');
  expect(page.environment.saved.map((saved) => [saved.name, saved.file.type])).toEqual([
    [name, shownType],
  ]);
});

test('a reload finds the import again and does not commit it automatically', async () => {
  const service = new ScriptedService().script('getImport', ...importReplies({ progress: 40 }));
  const before = await openUploaded(service);
  before.stop();
  before.unmount();
  const page = await openImport({
    environment: memberEnvironment('/', true),
    service: new ScriptedService().script(
      'getImport',
      ...importReplies({ state: 'ready', ...FAULTLESS }),
    ),
  });
  expect(statusText()).toBe('Check complete. Confirm the import.');
  await passTime(5000);
  expect(page.service.count('commitImport')).toBe(0);
  expect(page.service.count('createImport')).toBe(0);
});

test('another account in this browser does not see it', async () => {
  const environment = memberEnvironment('/');
  environment.sessionStorage.set(
    'member_import',
    JSON.stringify({ owner: '["someone",""]', importId: 'import-1' }),
  );
  const page = await openImport({ environment });
  expect(page.button('Choose file')).toBeVisible();
  expect(page.service.count('getImport')).toBe(0);
});

test('closing leaves the service working; reopening shows the progress', async () => {
  const page = await openUploaded(
    new ScriptedService().script('getImport', ...importReplies({ progress: 40 })),
  );
  await page.press('Close');
  const requests = page.service.count('getImport');
  await passTime(30_000);
  expect(page.service.count('getImport')).toBe(requests);
  await page.reopen();
  expect(statusText()).toBe('Checking the accounts…');
});

test.each([
  ['failed', 'Import failed, please re-import!'],
  ['expired', 'The import has expired. Upload the file again.'],
] as const)('an import that %s says so and offers a new one', async (state, words) => {
  const page = await openUploaded(
    new ScriptedService().script(
      'getImport',
      ...importReplies({ state, message: 'At most 10000 rows' }),
    ),
  );
  expect(statusText()).toBe(words);
  if (state === 'failed') expect(firstText('At most 10000 rows')).toBeVisible();
  expect(page.environment.sessionStorage.get('member_import')).toBeUndefined();
  await page.press('Choose another file');
  expect(page.button('Choose file')).toBeVisible();
});

test('an import works in a browser without storage', async () => {
  const page = await openUploaded(
    new ScriptedService().script('getImport', ...importReplies({ state: 'done', ...FAULTLESS })),
    { environment: testEnvironment({ blocked: true }) },
  );
  expect(statusText()).toBe('Import complete');
  await page.press('Close');
  expect(page.dialog()).not.toBeInTheDocument();
});
