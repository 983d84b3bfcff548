import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { onStop } from './shutdown';

export interface ToolOptions {
  /** `show`: straight to the terminal; `keep`: returned. */
  output: 'show' | 'keep';
  environment?: Readonly<Record<string, string>>;
  /** It is stopped when it takes longer, ms; by default it may take for ever. */
  limit?: number;
}

export interface ToolResult {
  /** 0 when all went well; 1 when a signal ended the tool, or its time was over. */
  code: number;
  /** Both streams in order; empty when shown. */
  output: string;
}

const PATIENCE_MS = 5000;
const HAS_GROUPS = process.platform !== 'win32';

/** Asks the tool and everything that it started to end, as Ctrl+C does, and insists after a while. */
function stop(child: ChildProcess, ended: Promise<unknown>): Promise<unknown> {
  const signal = (name: NodeJS.Signals): void => {
    try {
      if (HAS_GROUPS && child.pid !== undefined) process.kill(-child.pid, name);
      else child.kill(name);
    } catch {
      // Gone already.
    }
  };
  signal('SIGINT');
  const timer = setTimeout(() => signal('SIGKILL'), PATIENCE_MS);
  return ended.finally(() => clearTimeout(timer));
}

/**
 * Runs a program in a process group of its own, which ends with this process.
 * @throws when it cannot be started
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
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
  const forget = onStop(() => stop(child, ended));
  const timer =
    options.limit === undefined
      ? undefined
      : setTimeout(() => void stop(child, ended), options.limit);
  const code = await ended.finally(() => {
    clearTimeout(timer);
    forget();
  });
  return { code, output };
}

/** Runs a program that is written for Node, by its path from the project root. */
export function runTool(
  script: string,
  arguments_: readonly string[],
  options: ToolOptions,
): Promise<ToolResult> {
  return runProgram(process.execPath, [script, ...arguments_], options);
}
