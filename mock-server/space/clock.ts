/** The time of one namespace: real, shifted, or standing still. Times are milliseconds since the epoch. */
export interface Clock {
  now(): number;
  iso(): string;
  isFrozen(): boolean;
  /** Stands still at a moment until `reset`; `advance` still moves it. */
  freeze(at: number): void;
  advance(milliseconds: number): void;
  /** Back to the real time. */
  reset(): void;
}

/** Makes a clock that shows the real time. */
export function makeClock(): Clock {
  let offset = 0;
  let frozenAt: number | undefined;
  const now = (): number => (frozenAt ?? Date.now()) + offset;
  return {
    now,
    iso: () => new Date(now()).toISOString(),
    isFrozen: () => frozenAt !== undefined,
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
  };
}
