type Start = (
  callback: (...given: unknown[]) => void,
  milliseconds?: number,
  ...given: unknown[]
) => unknown;

/** What starts a timer, what takes it away, and whether it comes back by itself. */
const KINDS = [
  { start: 'setTimeout', end: 'clearTimeout', repeats: false },
  { start: 'setInterval', end: 'clearInterval', repeats: true },
  { start: 'setImmediate', end: 'clearImmediate', repeats: false },
  { start: 'requestAnimationFrame', end: 'cancelAnimationFrame', repeats: false },
  { start: 'requestIdleCallback', end: 'cancelIdleCallback', repeats: false },
] as const;

const globals = globalThis as unknown as Record<string, Start | undefined>;
const undo: (() => void)[] = [];

// Before the file's own `useRealTimers`, which puts back what it replaced itself.
afterEach(() => undo.splice(0).forEach((put) => put()));

export interface PendingTimers {
  /** Where each timer that has neither fired nor been taken away was started, and for how long. */
  started(): string[];
}

/** The line of code that asked for a timer: the first of its stack outside of this file. */
function startedBy({ stack = '' }: Error): string {
  const line = stack
    .split('\n')
    .slice(1)
    .find((frame) => !frame.includes('pendingTimers'));
  return line?.trim() ?? 'nobody';
}

/** Notes every timer from now to the end of the test; needs jest's fake timers to be on. */
export function watchTimers(): PendingTimers {
  const pending = new Map<unknown, { by: Error; what: string }>();
  for (const { start, end, repeats } of KINDS) {
    const [begin, cancel] = [globals[start], globals[end]];
    if (begin === undefined || cancel === undefined) continue;
    const started: Start = (callback, milliseconds, ...given) => {
      const fire: typeof callback = (...told) => {
        if (!repeats) pending.delete(timer);
        callback(...told);
      };
      const timer = begin(fire, milliseconds, ...given);
      pending.set(timer, { by: new Error(), what: `${start} ${milliseconds ?? ''}`.trim() });
      return timer;
    };
    // Testing Library knows fake timers by what they carry.
    globals[start] = Object.assign(started, begin);
    globals[end] = (timer) => {
      pending.delete(timer);
      return cancel(timer as never);
    };
    undo.push(() => Object.assign(globals, { [start]: begin, [end]: cancel }));
  }
  return { started: () => [...pending.values()].map(({ by, what }) => `${what} ${startedBy(by)}`) };
}
