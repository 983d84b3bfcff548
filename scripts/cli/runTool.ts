import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { onStop } from './shutdown';

export interface ToolOptions {
  /** `show`: directly to the terminal; `keep`: returned. */
  output: 'show' | 'keep';
  environment?: Readonly<Record<string, string>>;
  /** Time limit in ms; unlimited by default. */
  limit?: number;
}

export interface ToolResult {
  /** 0 on success; 1 if a signal or the time limit ended the tool. */
  code: number;
  /** Both streams in order; empty for `show`. */
  output: string;
}

const KILL_TIMEOUT_MS = 5000;
const HAS_GROUPS = process.platform !== 'win32';

/**
 * Interrupts the tool and everything that it started, as Ctrl+C does, and kills it after a while.
 */
function stop(child: ChildProcess, exit: Promise<unknown>): Promise<unknown> {
  const signal = (name: NodeJS.Signals): void => {
    try {
      if (HAS_GROUPS && child.pid !== undefined) process.kill(-child.pid, name);
      else child.kill(name);
    } catch {
      // It has already ended.
    }
  };
  signal('SIGINT');
  const timer = setTimeout(() => signal('SIGKILL'), KILL_TIMEOUT_MS);
  return exit.finally(() => clearTimeout(timer));
}

/**
 * Runs a program in its own process group, which ends with this process.
 * @throws if it cannot be started
 */
export async function runProgram(
  file: string,
  arguments_: readonly string[],
  options: ToolOptions,
): Promise<ToolResult> {
  const child = spawn(file, arguments_, {
    detached: HAS_GROUPS,
    env: { ...process.env, ...options.environment },
    stdio:
      options.output === 'show' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const exit = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
  const forget = onStop(() => stop(child, exit));
  const timer =
    options.limit === undefined
      ? undefined
      : setTimeout(() => void stop(child, exit), options.limit);
  const code = await exit.finally(() => {
    clearTimeout(timer);
    forget();
  });
  return { code, output };
}

/** Runs a program for Node by its path from the project root. */
export function runTool(
  script: string,
  arguments_: readonly string[],
  options: ToolOptions,
): Promise<ToolResult> {
  return runProgram(process.execPath, [script, ...arguments_], options);
}
