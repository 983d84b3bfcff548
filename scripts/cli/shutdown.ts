type StopTask = () => unknown;

/**
 * npm forwards a Ctrl+C that the terminal also sends to the child: two signals for one keystroke.
 */
const SAME_KEYSTROKE_MS = 500;
const EXIT_TIMEOUT_MS = 8000;
const PARENT_CHECK_MS = 250;
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

const tasks: StopTask[] = [];
let stoppedAt: number | undefined;

/**
 * Registers a task for the end of the process. The newest runs first.
 * @returns a function that removes it
 */
export function onStop(task: StopTask): () => void {
  tasks.push(task);
  return () => {
    const place = tasks.lastIndexOf(task);
    if (place >= 0) tasks.splice(place, 1);
  };
}

/** Whether a signal has asked the process to end. */
export function isStopping(): boolean {
  return stoppedAt !== undefined;
}

/** Runs all registered tasks, even if one fails. */
export async function runStopTasks(): Promise<void> {
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    await Promise.resolve()
      .then(task)
      .catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
  }
}

function stop(code: number, exitCode: number): void {
  const now = Date.now();
  if (stoppedAt !== undefined) {
    if (now - stoppedAt > SAME_KEYSTROKE_MS) process.exit(code);
    return;
  }
  stoppedAt = now;
  process.stdout.write('\nStopping …\n');
  setTimeout(() => process.exit(code), EXIT_TIMEOUT_MS).unref();
  void runStopTasks().then(() => process.exit(exitCode));
}

/**
 * npm starts its scripts through a shell, which does not forward `kill`. This process must end when
 * that shell has ended.
 */
function stopWithoutParent(parent: number): void {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop(SIGNALS.SIGTERM, SIGNALS.SIGTERM);
  }, PARENT_CHECK_MS);
  timer.unref();
}

/**
 * Ends the process cleanly on Ctrl+C, `kill`, a closed terminal and the end of npm. A second Ctrl+C
 * does not wait.
 * @param isServer a stopped server has succeeded; a stopped check has not
 * @param parent the process that started this one
 */
export function stopOnSignals({ isServer, parent }: { isServer: boolean; parent: number }): void {
  for (const [signal, code] of Object.entries(SIGNALS)) {
    process.on(signal, () => stop(code, isServer ? 0 : code));
  }
  if (process.env['npm_lifecycle_event'] !== undefined) stopWithoutParent(parent);
}
