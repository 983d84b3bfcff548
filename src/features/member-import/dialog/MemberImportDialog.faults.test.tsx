import { screen } from '@testing-library/react';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { expectOracle, watchForComplaints } from '#testing/selection/expectOracle.ts';
import { FAULTY, job, openImport } from '#testing/pages/importDialog.ts';
import type { ImportDialog } from '#testing/pages/importDialog.ts';
import { oneFaultOfEachKind, SAYS, expectedMessage } from '#testing/network/networkFaults.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import type { Reply } from '#testing/network/scriptedFetch.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const file: Reply = async () => new Response('PK', { headers: { 'content-type': XLSX } });
const ready = reply.data(job({ state: 'ready', ...FAULTY }));

const upload = async (page: ImportDialog) => {
  await page.chooseGood();
  await page.press('Import');
};
const saved = (page: ImportDialog) => expect(page.environment.saved).toHaveLength(1);
const stateIs = (text: string) => () =>
  expect(screen.getByText(text, { selector: 'p[tabindex="-1"]' })).toBeVisible();

/**
 * One request: how the user triggers it, how often it is retried automatically, and what the user
 * does once the service works again.
 */
interface Step {
  operation: OperationId;
  well: Reply;
  tries?: number;
  reach(page: ImportDialog): Promise<void>;
  goOn(page: ImportDialog): Promise<void>;
  isWell(page: ImportDialog): void;
}

/** Every request of the flow; add a line for a new one. */
const steps: readonly Step[] = [
  {
    operation: 'getImportTemplate',
    well: file,
    reach: (page) => page.press('Download template'),
    goOn: (page) => page.press('Download template'),
    isWell: saved,
  },
  {
    operation: 'createImport',
    well: reply.data({ importId: 'import-1' }),
    reach: upload,
    goOn: (page) => page.press('Import'),
    isWell: stateIs('Check complete. Please confirm the import.'),
  },
  {
    operation: 'getImport',
    well: ready,
    tries: 3,
    reach: upload,
    goOn: (page) => page.press('Try again'),
    isWell: stateIs('Check complete. Please confirm the import.'),
  },
  {
    operation: 'listImportRows',
    well: reply.data({
      list: [{ row: 2, account: 'absent', status: 'notFound', reason: '', memberId: null }],
      total: 1,
      pageNo: 1,
      pageSize: 10,
    }),
    reach: upload,
    goOn: (page) => page.press('Try again'),
    isWell: () => expect(screen.getByRole('cell', { name: 'absent' })).toBeVisible(),
  },
  {
    operation: 'getImportReport',
    well: file,
    reach: async (page) => {
      await upload(page);
      await page.press('Download error report');
    },
    goOn: (page) => page.press('Download error report'),
    isWell: saved,
  },
  {
    operation: 'commitImport',
    well: reply.data(job({ state: 'committing', ...FAULTY, progress: 10 })),
    reach: async (page) => {
      await upload(page);
      await page.press('Import');
    },
    goOn: (page) => page.press('Import'),
    isWell: (page) => expect(page.service.count('commitImport')).toBe(2),
  },
  {
    operation: 'cancelImport',
    well: reply.data(job({ state: 'cancelled' })),
    reach: async (page) => {
      await upload(page);
      await page.press('Cancel import');
    },
    goOn: (page) => page.press('Cancel import'),
    isWell: stateIs('Import canceled'),
  },
];

/** Envelopes with a refusal, which are not network faults. */
const IS_REFUSAL = /^net-15/;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe.each(steps)('$operation', ({ operation, well, tries = 1, reach, goOn, isWell }) => {
  test.each(oneFaultOfEachKind)('survives: $name', async (fault) => {
    const complaints = watchForComplaints();
    const { reply: answer, kind, after } = fault;
    // A regular refusal is not retried.
    const inVain = IS_REFUSAL.test(fault.name) ? 1 : tries;
    const faults = Array.from({ length: inVain }, () => answer);
    const service = new ScriptedService()
      .script('getImport', ready)
      .script(operation, ...faults, well);
    const page = await openImport({ service });
    await reach(page);
    if (inVain > 1) await passTime((after + (kind === 'tooMany' ? 31_000 : 1600)) * inVain);
    else if (after > 0) {
      // Rendering the page took some of these milliseconds.
      await passTime(after - 150);
      expect(screen.queryByText(expectedMessage(fault, SAYS[kind]))).not.toBeInTheDocument();
      await passTime(150);
    }
    await passTime(20);
    expect(screen.getAllByText(expectedMessage(fault, SAYS[kind]))[0]).toBeVisible();
    await goOn(page);
    await passTime(20);
    isWell(page);
    // The clicked button may be gone, but the focus stays in the dialog.
    expect(screen.getByRole('dialog', { name: 'Batch import' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    const closeBoth = async () => {
      await page.press('Close');
      await page.user.click(screen.getByRole('button', { name: 'Close' }));
    };
    await expectOracle({ service, complaints, close: closeBoth });
  });
});
