import { FAULTY, job, openImport } from '#testing/pages/importDialog.tsx';
import { workbookFile } from '#testing/pages/scriptedWorker.ts';
import type { ImportDialog } from '#testing/pages/importDialog.tsx';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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
