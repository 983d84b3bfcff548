import { setTimeout as wait } from 'node:timers/promises';
import { runProgram } from '#scripts/cli/runTool.ts';
import { freePort } from '#scripts/serve/listenLocally.ts';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const TIMEOUT_MS = 20_000;
/** Keeps errors over reloads. Runs before each script, because a reload removes its listeners. */
const WATCH = `if (!window.isWatched) {
  window.isWatched = true;
  const keep = (text) => sessionStorage.setItem('faults', (sessionStorage.getItem('faults') ?? '') + text + '\\n');
  addEventListener('error', ({ message }) => keep(message));
  addEventListener('unhandledrejection', ({ reason }) => keep(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => keep(violatedDirective + ' ' + blockedURI));
}`;
/** The last control that users can press, type into or choose, and whose name starts with these words. */
const FIND = `const [name] = arguments;
const plain = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
return [...document.querySelectorAll('button, a, input, option, [role=tab]')].reverse().find((control) =>
  !control.disabled && control.ariaDisabled !== 'true' && (control.localName === 'option' || control.checkVisibility()) &&
  [control.ariaLabel, ...[...(control.labels ?? [])].map((label) => label.textContent), control.title, control.textContent].some((text) => (plain(text) + ' ').startsWith(name + ' ')))`;

/** The first words of a control's name, or a selector. */
type Target = string | { css: string };
type ElementReference = Record<typeof ELEMENT, string>;

export type WebKit = Awaited<ReturnType<Awaited<ReturnType<typeof startWebKit>>>>;

/**
 * Starts WebKit's driver on a display of its own; both end with this process.
 * @returns a function that starts a browser without stored data. Its methods wait, and their errors
 *   name what is missing.
 */
export async function startWebKit() {
  const driver = `http://127.0.0.1:${await freePort()}`;
  const command = ['WebKitWebDriver', `--port=${new URL(driver).port}`];
  void runProgram('xvfb-run', ['-a', '-s', '-screen 0 1280x1024x24', ...command], {
    output: 'keep',
  });

  async function call<Value>(method: string, url: string, body?: unknown): Promise<Value> {
    const answer = await fetch(url, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { value } = (await answer.json()) as { value: Value & { error?: string } };
    if (!answer.ok) throw new Error(JSON.stringify(value));
    return value;
  }

  async function retry<Value>(what: string, look: () => Promise<Value>): Promise<Value> {
    const end = Date.now() + TIMEOUT_MS;
    for (;;) {
      let problem = '';
      const found = await look().catch((error: unknown) => {
        problem = String(error);
        return undefined;
      });
      if (found) return found;
      if (Date.now() > end) throw new Error(`Timed out: ${what} (${problem})`);
      await wait(100);
    }
  }

  await retry('the driver starts', () => call('GET', `${driver}/status`));

  return async () => {
    const { sessionId } = await call<{ sessionId: string }>('POST', `${driver}/session`, {
      capabilities: {},
    });
    const session = `${driver}/session/${sessionId}`;
    const tell = <Value>(path: string, body: unknown = {}) =>
      call<Value>('POST', session + path, body);
    const evaluate = <Value>(script: string, ...args: unknown[]) =>
      tell<Value>('/execute/sync', { script: `${WATCH}\n${script}`, args });
    const until = <Value>(what: string, script: string, ...args: unknown[]) =>
      retry(what, () => evaluate<Value>(script, ...args));
    const find = async (target: Target) => {
      const found = await (typeof target === 'string'
        ? evaluate<ElementReference | null>(FIND, target)
        : evaluate<ElementReference | null>(
            'return document.querySelector(arguments[0])',
            target.css,
          ));
      if (found === null) throw new Error('it is not there');
      return `/element/${found[ELEMENT]}`;
    };
    /** Retries, because a moving or covered element can be used a moment later. */
    const act = (target: Target, path: string, body?: unknown) =>
      retry(`${path} ${JSON.stringify(target)}`, async () => {
        await tell((await find(target)) + path, body);
        return true;
      });
    return {
      open: (url: string) => tell('/url', { url }),
      setCookie: (name: string, value: string) =>
        tell('/cookie', { cookie: { name, value, path: '/' } }),
      press: (target: Target) => act(target, '/click'),
      /** @param text `\uE007` is the Enter key; for a file field, the path of a file */
      type: (into: Target, text: string) => act(into, '/value', { text }),
      shows: (text: string) =>
        until(`“${text}”`, 'return document.body.innerText.includes(arguments[0])', text),
      /** Waits until the script returns something true, and returns that. */
      until,
      picture: async () =>
        Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
      /** Script errors and violations of the policy. */
      faults: () => evaluate<string>("return sessionStorage.getItem('faults') ?? ''"),
      close: () => call('DELETE', session),
    };
  };
}
