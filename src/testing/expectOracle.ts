import { screen } from '@testing-library/react';
import { passTime } from './renderApp';
import type { ScriptedService } from './scriptedFetch';

/** RTK Query tidies its subscriptions within half a second. */
const SETTLED_MS = 600;

const uncaught: unknown[] = [];
const note = (reason: unknown) => void uncaught.push(reason);

afterEach(() => {
  process.off('unhandledRejection', note);
  uncaught.length = 0;
});

/** Begins to listen for what nobody may hear of; comes first in a test, before the page is opened. */
export function watchForComplaints(): jest.SpyInstance {
  process.on('unhandledRejection', note);
  return jest.spyOn(console, 'error');
}

/** Notices that stand on the page, in their own words. */
function noticesShown(): string[] {
  return screen.queryAllByRole('button', { name: 'Dismiss notice' }).map(({ parentElement }) => parentElement?.textContent ?? '');
}

interface Survived {
  service: ScriptedService;
  /** From `watchForComplaints`. */
  complaints: jest.SpyInstance;
  /** What takes away all that may ask or wait. */
  close(): unknown;
  /** ms that what is kept for a while after closing is kept */
  settled?: number;
}

/**
 * What must hold of every fault, whatever else its page says: something is on the screen, one notice at most, no error
 * that nobody caught; and once it is closed, no timer, and nothing is asked any more.
 */
export async function expectOracle({ service, complaints, close, settled = SETTLED_MS }: Survived): Promise<void> {
  expect(document.body.textContent?.trim()).not.toBe('');
  expect(noticesShown().length).toBeLessThanOrEqual(1);
  await close();
  await passTime(0);
  const asked = service.requests.length;
  await passTime(settled);
  expect(jest.getTimerCount()).toBe(0);
  expect(service.requests).toHaveLength(asked);
  expect(complaints).not.toHaveBeenCalled();
  expect(uncaught).toEqual([]);
}
