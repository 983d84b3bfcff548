import { screen, within } from '@testing-library/react';
import { watchTimers } from '../run/pendingTimers';
import type { PendingTimers } from '../run/pendingTimers';
import { passTime } from '../render/renderApp';
import type { ScriptedService } from '../network/scriptedFetch';

/** RTK Query lets every answer go within an hour of its last use. */
const KEPT_MS = 3_601_000;

/** Timers that may outlive what is closed: RTK Query's, that ask for nothing but let kept answers go when their time is over. */
const OF_THE_CACHE = /@reduxjs[\\/]toolkit/;

/** Controls that leave or dismiss, and lead nowhere. */
const NO_WAY_ON = ['Close', 'Dismiss notice'];

/** What texts become that were written down by mistake. */
const NO_VALUES = ['undefined', 'null', 'NaN', '[object Object]'];

/** What nobody on the page would hear of: errors, and timers that go on. */
export interface Complaints {
  errors: jest.SpyInstance;
  timers: PendingTimers;
}

/**
 * Begins to listen for what nobody may hear of; comes first in a test, before the page is opened, with jest's fake
 * timers on. Rejections that nobody handles fail a test by jest itself.
 */
export function watchForComplaints(): Complaints {
  return { errors: jest.spyOn(console, 'error'), timers: watchTimers() };
}

/** Notices that stand on the page, in their own words. */
function noticesShown(): string[] {
  return screen
    .queryAllByRole('button', { name: 'Dismiss notice' })
    .map(({ parentElement }) => parentElement?.textContent ?? '');
}

const canBeUsed = (control: HTMLElement) => !control.matches(':disabled, [aria-disabled=true]');
const leadsOn = ({ textContent, ariaLabel }: HTMLElement) =>
  !NO_WAY_ON.includes(ariaLabel ?? textContent);

/** Something to read and something to do, where the visitor is: in the dialog on top, else on the page. */
function expectWayForward(): void {
  const [where = document.body] = ['alertdialog', 'dialog'].flatMap((role) =>
    screen.queryAllByRole(role).slice(-1),
  );
  expect(where).toHaveTextContent(/\S/);
  const controls = ['button', 'link'].flatMap((role) => within(where).queryAllByRole(role));
  expect(controls.filter(canBeUsed).filter(leadsOn)).not.toHaveLength(0);
}

/** A session is kept whole or not at all, and nothing is written down that is no value. */
export function expectSoundStorage(): void {
  const hasCookie = document.cookie.split('; ').some((pair) => /^access_token=./.test(pair));
  expect({ hasCookie }).toEqual({ hasCookie: localStorage.getItem('access_token') !== null });
  const written = [localStorage, sessionStorage].flatMap((storage) =>
    Object.entries({ ...storage } as Record<string, string>),
  );
  expect(written.filter(([, value]) => NO_VALUES.includes(value))).toEqual([]);
}

interface Survived {
  service: ScriptedService;
  /** From `watchForComplaints`. */
  complaints: Complaints;
  /** What takes away all that may ask or wait. */
  close(): unknown;
}

/**
 * What must hold of every fault, whatever else its page says: something to read and a way on, one notice at most, no half
 * session, no error that nobody caught. Once it is closed: at once no request on its way and no timer but those that let
 * kept answers go; when these are gone, none at all, and nothing has been asked any more.
 */
export async function expectOracle({ service, complaints, close }: Survived): Promise<void> {
  expectWayForward();
  expect(noticesShown().length).toBeLessThanOrEqual(1);
  expectSoundStorage();
  await close();
  await passTime(0);
  expect(service.underWay()).toEqual([]);
  expect(complaints.timers.started().filter((timer) => !OF_THE_CACHE.test(timer))).toEqual([]);
  const asked = service.requests.length;
  await passTime(KEPT_MS);
  expect(jest.getTimerCount()).toBe(0);
  expect(service.requests).toHaveLength(asked);
  expect(complaints.errors).not.toHaveBeenCalled();
}
