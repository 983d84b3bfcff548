import { screen } from '@testing-library/react';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { expectOracle, watchForComplaints } from '#testing/selection/expectOracle.ts';
import { FAULTY, job, openImport } from '#testing/pages/importDialog.ts';
import type { ImportDialog } from '#testing/pages/importDialog.ts';
import { oneFaultOfEachKind, SAYS, toldOf } from '#testing/network/networkFaults.ts';
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

/** One call: how a visitor gets there, how often it is tried unasked, and how on once the service is well again. */
interface Step {
  operation: OperationId;
  well: Reply;
  tries?: number;
  reach(page: ImportDialog): Promise<void>;
  goOn(page: ImportDialog): Promise<void>;
  isWell(page: ImportDialog): void;
}

/** Every call of the flow; a later call joins by one line. */
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
    isWell: stateIs('Checked. Please confirm the import'),
  },
  {
    operation: 'getImport',
    well: ready,
    tries: 3,
    reach: upload,
    goOn: (page) => page.press('Try again'),
    isWell: stateIs('Checked. Please confirm the import'),
  },
  {
    operation: 'listImportRows',
    well: reply.data({
      list: [{ row: 2, account: 'nobody', status: 'notFound', reason: '', memberId: null }],
      total: 1,
      pageNo: 1,
      pageSize: 10,
    }),
    reach: upload,
    goOn: (page) => page.press('Try again'),
    isWell: () => expect(screen.getByRole('cell', { name: 'nobody' })).toBeVisible(),
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
    isWell: stateIs('The import was cancelled'),
  },
];

/** Envelopes that say no, and no fault of the network. */
const REFUSES_IN_ORDER = /^net-15/;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe.each(steps)('$operation', ({ operation, well, tries = 1, reach, goOn, isWell }) => {
  test.each(oneFaultOfEachKind)('survives: $name', async (fault) => {
    const complaints = watchForComplaints();
    const { reply: answer, kind, after } = fault;
    // A refusal in order is believed at once.
    const inVain = REFUSES_IN_ORDER.test(fault.name) ? 1 : tries;
    const faults = Array.from({ length: inVain }, () => answer);
    const service = new ScriptedService()
      .script('getImport', ready)
      .script(operation, ...faults, well);
    const page = await openImport({ service });
    await reach(page);
    if (inVain > 1) await passTime((after + (kind === 'tooMany' ? 31_000 : 1600)) * inVain);
    else if (after > 0) {
      // Drawing the page took some milliseconds of the time.
      await passTime(after - 150);
      expect(screen.queryByText(toldOf(fault, SAYS[kind]))).not.toBeInTheDocument();
      await passTime(150);
    }
    await passTime(20);
    expect(screen.getAllByText(toldOf(fault, SAYS[kind]))[0]).toBeVisible();
    await goOn(page);
    await passTime(20);
    isWell(page);
    // The button that was pressed may be gone; the keyboard is not.
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
