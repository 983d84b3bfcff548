import { screen } from '@testing-library/react';
import { FAULTY, job, openImport } from '../../testing/importDialog';
import { passTime } from '../../testing/renderApp';
import { reply, ScriptedService } from '../../testing/scriptedFetch';
import type { Reply } from '../../testing/scriptedFetch';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function importWith(service: ScriptedService) {
  const page = await openImport({ service });
  await page.chooseGood();
  await page.press('Import');
  await passTime(100);
  return page;
}

test('file-96 numbers that do not add up are shown as they came, and noted', async () => {
  const notes = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const odd = { state: 'done', progress: 100, usersLength: 10, successUsersLength: 3, errorUsersLength: 2 };
  await importWith(new ScriptedService().script('getImport', reply.data(job(odd))));
  expect(screen.getByText('Import complete')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Batch import' })).toHaveTextContent(/\b3\b.*\b2\b/);
  expect(notes).toHaveBeenCalledWith('Numbers of an import that do not add up: "3 + 2 of 10"');
});

test.each([
  ['negative', -1],
  ['a text', '3'],
  ['not whole', 1.5],
  ['none', null],
])('file-96 a number that is %s is no number: the visitor may ask again', async (_what, successUsersLength) => {
  const odd = reply.data(job({ state: 'done', progress: 100, usersLength: 3, successUsersLength }));
  const page = await importWith(new ScriptedService().script('getImport', odd));
  await passTime(10_000);
  expect(screen.getAllByText('The server’s answer could not be read. Please try again later')[0]).toBeVisible();
  expect(page.button('Try again')).toBeVisible();
  await page.press('Close');
  await passTime(600);
  expect(jest.getTimerCount()).toBe(0);
});

test('rows that went wrong are shown whatever their kind, until the visitor chooses one', async () => {
  const rows = (...list: object[]) => reply.data({ list, total: list.length, pageNo: 1, pageSize: 10 });
  const service = new ScriptedService()
    .script('getImport', reply.data(job({ ...FAULTY, state: 'ready' })))
    .script('listImportRows', rows(), rows({ row: 4, account: 'min.li2', status: 'disabled', reason: '' }), rows());
  const page = await importWith(service);
  await passTime(0);
  const filter = screen.getByRole('combobox', { name: 'Show' });
  expect(filter).toHaveDisplayValue('Disabled');
  expect(screen.getByRole('cell', { name: 'min.li2' })).toBeVisible();
  await page.user.selectOptions(filter, 'Does not exist');
  await passTime(100);
  expect(filter).toHaveDisplayValue('Does not exist');
});

const refusedAt99: Reply = reply.sending(1000, [10, 50, 99], reply.unreachable());
const stalled: Reply = reply.sending(1000, [10, 50], reply.hang());

test.each<[string, Reply, number, string]>([
  ['stalls', stalled, 8000, 'The server did not answer in time. Please try again'],
  ['breaks at 99 %', refusedAt99, 3000, 'Request address error. Please check your network and try again'],
  ['is too large for a gateway (413)', reply.text(413, '<h1>Request Entity Too Large</h1>'), 0, 'The server’s answer could not be read. Please try again later'],
])('file-95 an upload that %s is told, and sent again without choosing again', async (_what, fault, after, told) => {
  const service = new ScriptedService().script('createImport', fault, reply.data({ importId: 'import-1' })).script('getImport', reply.data(job()));
  const page = await importWith(service);
  await passTime(after);
  expect(screen.getAllByText(told)[0]).toBeVisible();
  expect(document.body).not.toHaveTextContent('Request Entity');
  expect(screen.getByText('members.xlsx')).toBeVisible();
  await page.press('Import');
  await passTime(100);
  expect(service.count('createImport')).toBe(2);
  expect(page.progress()).toBeVisible();
});
