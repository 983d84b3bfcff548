type Start = (
  callback: (...given: unknown[]) => void,
  milliseconds?: number,
  ...given: unknown[]
) => unknown;

/** Functions that start and clear timers, and whether the timer repeats. */
const KINDS = [
  { start: 'setTimeout', end: 'clearTimeout', repeats: false },
  { start: 'setInterval', end: 'clearInterval', repeats: true },
  { start: 'setImmediate', end: 'clearImmediate', repeats: false },
  { start: 'requestAnimationFrame', end: 'cancelAnimationFrame', repeats: false },
  { start: 'requestIdleCallback', end: 'cancelIdleCallback', repeats: false },
] as const;

const globals = globalThis as unknown as Record<string, Start | undefined>;
const undo: (() => void)[] = [];

// Before the test file's own `useRealTimers`, which restores what it replaced.
afterEach(() => undo.splice(0).forEach((put) => put()));

export interface PendingTimers {
  /** Where each timer that has neither fired nor been cleared was started, and for how long. */
  started(): string[];
}

/** The line of code that started a timer: the first of its stack outside of this file. */
function startedBy({ stack = '' }: Error): string {
  const line = stack
    .split('\n')
    .slice(1)
    .find((frame) => !frame.includes('pendingTimers'));
  return line?.trim() ?? 'unknown';
}

/** Records every timer until the end of the test; needs jest's fake timers. */
export function watchTimers(): PendingTimers {
  const pending = new Map<unknown, { by: Error; what: string }>();
  for (const { start, end, repeats } of KINDS) {
    const [begin, cancel] = [globals[start], globals[end]];
    if (begin === undefined || cancel === undefined) continue;
    const started: Start = (callback, milliseconds, ...given) => {
      const fire: typeof callback = (...values) => {
        if (!repeats) pending.delete(timer);
        callback(...values);
      };
      const timer = begin(fire, milliseconds, ...given);
      pending.set(timer, { by: new Error(), what: `${start} ${milliseconds ?? ''}`.trim() });
      return timer;
    };
    // Testing Library recognizes fake timers by their properties.
    globals[start] = Object.assign(started, begin);
    globals[end] = (timer) => {
      pending.delete(timer);
      return cancel(timer as never);
    };
    undo.push(() => Object.assign(globals, { [start]: begin, [end]: cancel }));
  }
  return { started: () => [...pending.values()].map(({ by, what }) => `${what} ${startedBy(by)}`) };
}
