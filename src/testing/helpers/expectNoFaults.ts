import { screen, within } from '@testing-library/react';
import { watchTimers } from '../run/pendingTimers';
import type { PendingTimers } from '../run/pendingTimers';
import { passTime } from '../render/renderApp';
import type { ScriptedService } from '../network/scriptedFetch';
import { noticesShown } from '../pages/signInPage';

/** RTK Query drops every answer within an hour of its last use. */
const KEPT_MS = 3_601_000;

/** Timers that may remain after closing: those of RTK Query that drop cached answers. */
const OF_THE_CACHE = /@reduxjs[\\/]toolkit/;

/** Controls that only close or dismiss. */
const NO_WAY_ON = ['Close', 'Dismiss'];

/** String forms of values that were stored by mistake. */
const NO_VALUES = ['undefined', 'null', 'NaN', '[object Object]'];

/** Errors and running timers, which a user of the page would not notice. */
export interface Complaints {
  errors: jest.SpyInstance;
  timers: PendingTimers;
}

/**
 * Starts recording errors and timers. Call it first in a test, before the page opens, with jest's
 * fake timers. Unhandled rejections fail a test through jest itself.
 */
export function watchForComplaints(): Complaints {
  return { errors: jest.spyOn(console, 'error'), timers: watchTimers() };
}

const canBeUsed = (control: HTMLElement) => !control.matches(':disabled, [aria-disabled=true]');
const leadsOn = ({ textContent, ariaLabel }: HTMLElement) =>
  !NO_WAY_ON.includes(ariaLabel ?? textContent);

/**
 * Expects something to read and something to do where the user is: in the top dialog, else on the
 * page.
 */
function expectWayForward(): void {
  const [where = document.body] = ['alertdialog', 'dialog'].flatMap((role) =>
    screen.queryAllByRole(role).slice(-1),
  );
  expect(where).toHaveTextContent(/\S/);
  const controls = ['button', 'link'].flatMap((role) => within(where).queryAllByRole(role));
  expect(controls.filter(canBeUsed).filter(leadsOn)).not.toHaveLength(0);
}

/** Expects a complete session or none, and no string forms of missing values in storage. */
function expectCleanStorage(): void {
  const hasCookie = document.cookie.split('; ').some((pair) => /^access_token=./.test(pair));
  expect({ hasCookie }).toEqual({ hasCookie: localStorage.getItem('access_token') !== null });
  const values = [localStorage, sessionStorage].flatMap((storage) =>
    Object.entries({ ...storage } as Record<string, string>),
  );
  expect(values.filter(([, value]) => NO_VALUES.includes(value))).toEqual([]);
}

interface Survivor {
  service: ScriptedService;
  /** From `watchForComplaints`. */
  complaints: Complaints;
  /** Closes everything that may send requests or wait. */
  close(): unknown;
}

/**
 * Asserts what must hold after every fault: something to read and a way to continue, at most one
 * notice, no partial session, no uncaught error. After closing: no pending request and no timers
 * except those that drop cached answers; after these, no timers and no further requests.
 */
export async function expectNoFaults({ service, complaints, close }: Survivor): Promise<void> {
  expectWayForward();
  expect(noticesShown().length).toBeLessThanOrEqual(1);
  expectCleanStorage();
  await close();
  await passTime(0);
  expect(service.underWay()).toEqual([]);
  expect(complaints.timers.started().filter((timer) => !OF_THE_CACHE.test(timer))).toEqual([]);
  const requests = service.requests.length;
  await passTime(KEPT_MS);
  expect({ left: jest.getTimerCount(), timers: complaints.timers.started() }).toEqual({
    left: 0,
    timers: [],
  });
  expect(service.requests).toHaveLength(requests);
  expect(complaints.errors).not.toHaveBeenCalled();
}
