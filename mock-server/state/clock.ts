/** The state of a clock that can be saved and restored. */
export interface ClockState {
  offset: number;
  frozenAt?: number;
}

/** The time of one namespace: real, shifted, or frozen. Times are milliseconds since the epoch. */
export interface Clock {
  now(): number;
  iso(): string;
  isFrozen(): boolean;
  /**
   * When this time began: the moment of the last `freeze`, else the real time at which the clock
   * was created. Seeds count from it.
   */
  startedAt(): number;
  /** Freezes the clock at a moment until `reset`; `advance` still moves it. */
  freeze(at: number): void;
  advance(milliseconds: number): void;
  /** Back to the real time. */
  reset(): void;
  state(): ClockState;
  load(state: ClockState): void;
}

const EARLIEST = Date.parse('0000-01-01T00:00:00Z');
const LATEST = Date.parse('9999-12-31T23:59:59Z');

/**
 * Whether the contract can express a moment. A leap second is valid in its format, but no clock can
 * show it.
 */
export function isExpressibleTime(moment: number): boolean {
  return moment >= EARLIEST && moment <= LATEST;
}

export function makeClock(): Clock {
  const madeAt = Date.now();
  let offset = 0;
  let frozenAt: number | undefined;
  const now = (): number => (frozenAt ?? Date.now()) + offset;
  return {
    now,
    iso: () => new Date(now()).toISOString(),
    isFrozen: () => frozenAt !== undefined,
    startedAt: () => frozenAt ?? madeAt,
    freeze(at) {
      frozenAt = at;
      offset = 0;
    },
    advance(milliseconds) {
      offset += milliseconds;
    },
    reset() {
      frozenAt = undefined;
      offset = 0;
    },
    state: () => ({ offset, ...(frozenAt !== undefined && { frozenAt }) }),
    load(state) {
      ({ offset, frozenAt } = state);
    },
  };
}
