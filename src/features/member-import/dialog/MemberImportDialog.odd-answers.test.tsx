import { screen } from '@testing-library/react';
import { FAULTY, job, openImport } from '#testing/pages/importDialog.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import type { Reply } from '#testing/network/scriptedFetch.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function importWith(service: ScriptedService) {
  const page = await openImport({ service });
  await page.chooseGood();
  await page.press('Import');
  await passTime(100);
  return page;
}

test('file-96 numbers that do not add up are shown as sent, and logged', async () => {
  const notes = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const odd = {
    state: 'done',
    progress: 100,
    usersLength: 10,
    successUsersLength: 3,
    errorUsersLength: 2,
    notFoundUsersLength: 2,
  };
  await importWith(new ScriptedService().script('getImport', reply.data(job(odd))));
  expect(screen.getByText('Import complete')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Batch import' })).toHaveTextContent(/\b3\b.*\b2\b/);
  expect(notes).toHaveBeenCalledWith('Numbers of an import that do not add up: "3 + 2 of 10"');
});

test.each([
  ['negative', -1],
  ['a string', '3'],
  ['not an integer', 1.5],
  ['none', null],
])(
  'file-96 a number that is %s is invalid: the user can ask again',
  async (_what, successUsersLength) => {
    const odd = reply.data(
      job({ state: 'done', progress: 100, usersLength: 3, successUsersLength }),
    );
    const page = await importWith(new ScriptedService().script('getImport', odd));
    await passTime(10_000);
    expect(
      screen.getAllByText('The server sent an unexpected response. Try again later.')[0],
    ).toBeVisible();
    expect(page.button('Try again')).toBeVisible();
    await page.press('Close');
    await passTime(600);
    expect(jest.getTimerCount()).toBe(0);
  },
);

test.each([
  [{ notFoundUsersLength: 0, disabledUsersLength: 2 }, 'Disabled'],
  [{ notFoundUsersLength: 0, outOfScopeUsersLength: 2 }, 'Outside your scope'],
  [{ notFoundUsersLength: 1, disabledUsersLength: 1 }, 'Not found'],
  [{ notFoundUsersLength: 0, errorUsersLength: 0 }, 'Duplicate rows'],
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
  expect(screen.getByRole('combobox', { name: 'Show' })).toHaveDisplayValue(kind);
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
  const figures = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(figures).toEqual([
    ['Accounts', '9'],
    ['Imported', '2'],
    ['Not found', '4'],
    ['Disabled', '2'],
    ['Outside your scope', '1'],
    ['Duplicate rows', '3'],
  ]);
});

const refusedAt99: Reply = reply.sending(1000, [10, 50, 99], reply.unreachable());
const stalled: Reply = reply.sending(1000, [10, 50], reply.hang());

test.each<[string, Reply, number, string]>([
  ['stalls', stalled, 8000, 'The server took too long to respond. Try again.'],
  [
    'breaks at 99 %',
    refusedAt99,
    3000,
    'Couldn’t reach the server. Check your network and try again.',
  ],
  [
    'is too large for a gateway (413)',
    reply.text(413, '<h1>Request Entity Too Large</h1>'),
    0,
    'The server sent an unexpected response. Try again later.',
  ],
])(
  'file-95 an upload that %s shows an error, and can be repeated without choosing again',
  async (_what, fault, after, message) => {
    const service = new ScriptedService()
      .script('createImport', fault, reply.data({ importId: 'import-1' }))
      .script('getImport', reply.data(job()));
    const page = await importWith(service);
    await passTime(after);
    expect(screen.getAllByText(message)[0]).toBeVisible();
    expect(document.body).not.toHaveTextContent('Request Entity');
    expect(screen.getByText('members.xlsx')).toBeVisible();
    await page.press('Import');
    await passTime(100);
    expect(service.count('createImport')).toBe(2);
    expect(page.progress()).toBeVisible();
  },
);
