import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeSheet } from '#mock/services/imports/workbook/writeSheet.ts';

/** The maximum number of rows of one import. */
const ROWS = 10_000;

interface Check {
  /** Time from choosing the file to the number of its rows. */
  milliseconds: number;
  /** The longest task of the main thread meanwhile; 0 if no task took 50 ms. */
  longestTask: number;
  /**
   * Time to read the same bytes on the page with simple code: the sheet's text, split at its cells.
   */
  byHand: number;
}

/** A workbook of 10,000 members, five cells each. */
function workbook(): Buffer {
  const rows = Array.from({ length: ROWS }, (_, index) => [
    `E${String(100_000 + index * 3).padStart(7, '0')}`,
    `Person ${index}`,
    `person${index}@corp.example`,
    `1380${index}`,
    `account${index}`,
  ]);
  return writeSheet([['Employee ID', 'Name', 'Email', 'Mobile number', 'Account'], ...rows]);
}

/**
 * Reads the workbook on the main thread with simple code: unpacks every part and counts the rows.
 * Runs in the page.
 */
async function readByHand(base64: string): Promise<number> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const start = performance.now();
  const view = new DataView(bytes.buffer);
  let rows = 0;
  for (let at = 0; at + 30 < bytes.length && view.getUint32(at, true) === 0x04034b50;) {
    const [method, size] = [view.getUint16(at + 8, true), view.getUint32(at + 18, true)];
    const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
    const part = new Blob([bytes.slice(from, from + size)]).stream();
    const text = await new Response(
      method === 8 ? part.pipeThrough(new DecompressionStream('deflate-raw')) : part,
    ).text();
    rows += new DOMParser()
      .parseFromString(text, 'application/xml')
      .getElementsByTagName('row').length;
    at = from + size;
  }
  return rows > 0 ? performance.now() - start : NaN;
}

/** Opens the import from the picker and checks a workbook of 10,000 rows. */
export async function checkWorkbook(page: Page): Promise<Check> {
  const file = workbook();
  const folder = mkdtempSync(join(tmpdir(), 'workbook-'));
  const path = join(folder, 'members.xlsx');
  writeFileSync(path, file);
  await page
    .getByRole('dialog', { name: 'Choose participants' })
    .getByRole('button', { name: 'Batch import' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Batch import' });
  await dialog.locator('input[type="file"]').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const seen = { tasks: [] as number[], done: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) =>
      seen.tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ entryTypes: ['longtask'] });
    const words = 'Rows of data: 10,000';
    new MutationObserver(() => {
      if (seen.done === 0 && document.body.textContent?.includes(words))
        seen.done = performance.now();
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    document.addEventListener(
      'change',
      () => Object.assign(seen, { tasks: [], started: performance.now() }),
      true,
    );
  });
  // Uses a file on the disk, as users do. The page would decode bytes from the debugger in a
  // separate task.
  await dialog.locator('input[type="file"]').setInputFiles(path);
  await dialog.getByText('Rows of data: 10,000').first().waitFor();
  const { started, done, tasks } = await page.evaluate(
    () => (window as unknown as { seen: { started: number; done: number; tasks: number[] } }).seen,
  );
  rmSync(folder, { recursive: true });
  const byHand = await page.evaluate(readByHand, file.toString('base64'));
  return { milliseconds: done - started, longestTask: Math.max(0, ...tasks), byHand };
}
