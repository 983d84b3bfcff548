import { screen } from '@testing-library/react';
import { FAULTY, job, openImport } from '../../testing/importDialog';
import { passTime } from '../../testing/renderApp';
import { reply, ScriptedService } from '../../testing/scriptedFetch';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const ready = reply.data(job({ state: 'ready', ...FAULTY }));
const rows = reply.data({ list: [{ row: 2, account: 'nobody', status: 'notFound', reason: '' }], total: 1, pageNo: 1, pageSize: 10 });

async function openResult(service: ScriptedService) {
  const page = await openImport({ service });
  await page.chooseGood();
  await page.press('Import');
  await passTime(20_000);
  return page;
}

test('the focus goes to what the dialog says when the button pressed below it goes', async () => {
  const { dialog } = await openResult(new ScriptedService().script('getImport', ready).script('listImportRows', rows));
  expect(dialog()).toContainElement(document.activeElement as HTMLElement);
  expect(document.activeElement).toHaveTextContent('Checked. Please confirm the import');
});

test('the focus stays in the dialog when the service answers again', async () => {
  const { press, service, dialog } = await openResult(new ScriptedService().script('getImport', reply.data(job()), reply.unreachable()));
  service.script('getImport', reply.data(job()));
  await press('Try again');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(dialog()).toContainElement(document.activeElement as HTMLElement);
});

test('the focus stays with the rows when their retry goes', async () => {
  const { press, service, dialog } = await openResult(new ScriptedService().script('getImport', ready).script('listImportRows', reply.unreachable()));
  service.script('listImportRows', rows);
  await press('Try again');
  await passTime(100);
  expect(screen.getByRole('cell', { name: 'nobody' })).toBeVisible();
  expect(dialog()).toContainElement(document.activeElement as HTMLElement);
});
