import { screen } from '@testing-library/react';
import { describeFaults } from '#testing/network/describeFaults.ts';
import { FAULTY, job, openImport } from '#testing/pages/importDialog.tsx';
import type { ImportDialog } from '#testing/pages/importDialog.tsx';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply } from '#testing/network/scriptedFetch.ts';
import type { Reply, ScriptedService } from '#testing/network/scriptedFetch.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const file: Reply = async () => new Response('PK', { headers: { 'content-type': XLSX } });
const ready = reply.data(job({ state: 'ready', ...FAULTY }));

const script = (service: ScriptedService) => service.script('getImport', ready);
const open =
  (...presses: string[]) =>
  async (service: ScriptedService) => {
    const page = await openImport({ service });
    for (const name of presses) {
      if (name === 'Import' && page.service.count('createImport') === 0) await page.chooseGood();
      await page.press(name);
    }
    await passTime(20);
    return page;
  };
/** Presses a button again, and keeps the focus in the dialog although the button may be gone. */
const again = (name: string, expectWell: (page: ImportDialog) => void) => ({
  recover: async (page: ImportDialog) => {
    await page.press(name);
    await passTime(20);
    expectWell(page);
    expect(page.dialog()).toContainElement(document.activeElement as HTMLElement);
  },
  close: (page: ImportDialog) => page.press('Close'),
});
const absentShown = () => expect(screen.getByRole('cell', { name: 'absent' })).toBeVisible();
const committedTwice = (page: ImportDialog) => expect(page.service.count('commitImport')).toBe(2);
const saved = (page: ImportDialog) => expect(page.environment.saved).toHaveLength(1);
const stateIs = (text: string) => () =>
  expect(screen.getByText(text, { selector: 'p[tabindex="-1"]' })).toBeVisible();
const checked = stateIs('Check complete. Confirm the import.');

describeFaults<ImportDialog>([
  {
    operation: 'getImportTemplate',
    script,
    well: file,
    meet: open('Download template'),
    ...again('Download template', saved),
  },
  {
    operation: 'createImport',
    script,
    well: reply.data({ importId: 'import-1' }),
    meet: open('Import'),
    ...again('Import', checked),
  },
  {
    operation: 'getImport',
    well: ready,
    tries: 3,
    meet: async (service) => {
      const page = await open('Import')(service);
      await passTime(4800);
      return page;
    },
    ...again('Try again', checked),
  },
  {
    operation: 'listImportRows',
    script,
    well: reply.data({
      list: [{ row: 2, account: 'absent', status: 'notFound', reason: '', memberId: null }],
      total: 1,
      pageNo: 1,
      pageSize: 10,
    }),
    meet: open('Import'),
    ...again('Try again', absentShown),
  },
  {
    operation: 'getImportReport',
    script,
    well: file,
    meet: open('Import', 'Download error report'),
    ...again('Download error report', saved),
  },
  {
    operation: 'commitImport',
    script,
    well: reply.data(job({ state: 'committing', ...FAULTY, progress: 10 })),
    meet: open('Import', 'Import'),
    ...again('Import', committedTwice),
  },
  {
    operation: 'cancelImport',
    script,
    well: reply.data(job({ state: 'cancelled' })),
    meet: open('Import', 'Cancel import'),
    ...again('Cancel import', stateIs('Import canceled')),
  },
]);
