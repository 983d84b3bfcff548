import type { Browser, CDPSession } from '@playwright/test';

/** The parameters of an event of the protocol. */
type Parameters = Readonly<Record<string, unknown>>;

/** A tab with its own cookies and cache. */
export interface BareTab {
  /**
   * Sends a command of the protocol to the page.
   * @throws if the browser refuses it
   */
  send(method: string, parameters?: Parameters): Promise<Parameters>;
  on(event: string, listener: (parameters: never) => void): void;
  /**
   * The value of an expression in the page; undefined if it throws, for example in a page that has
   * not started.
   */
  read(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

interface Message {
  id?: number;
  method?: string;
  params?: Parameters;
  result?: Parameters;
  error?: { message: string };
}

/**
 * Sends commands to a page through the session of the browser, by the protocol's nested messages.
 */
function nestedSession(browser: CDPSession, sessionId: string): Pick<BareTab, 'send' | 'on'> {
  const pending = new Map<number, (answer: Message) => void>();
  const listeners = new Map<string, (parameters: never) => void>();
  browser.on('Target.receivedMessageFromTarget', (received) => {
    if (received.sessionId !== sessionId) return;
    const message = JSON.parse(received.message) as Message;
    if (message.id !== undefined) pending.get(message.id)?.(message);
    else listeners.get(message.method ?? '')?.(message.params as never);
  });
  let sent = 0;
  return {
    async send(method, params = {}) {
      const id = (sent += 1);
      const answer = new Promise<Message>((resolve) => pending.set(id, resolve));
      const message = JSON.stringify({ id, method, params });
      await browser.send('Target.sendMessageToTarget', { sessionId, message });
      const { result = {}, error } = await answer;
      pending.delete(id);
      if (error) throw new Error(`${method}: ${error.message}`);
      return result;
    },
    on: (event, listener) => void listeners.set(event, listener),
  };
}

/**
 * Opens a tab without the protocol's `Runtime` domain, which Playwright enables in the tabs that it
 * knows. With it, V8 parses code that creates an `Error` again, to find its lines, and start-up
 * takes up to a fifth longer.
 */
export async function openBareTab(browser: Browser): Promise<BareTab> {
  const root = await browser.newBrowserCDPSession();
  const { browserContextId } = await root.send('Target.createBrowserContext');
  const { targetId } = await root.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false });
  const session = nestedSession(root, sessionId);
  await session.send('Page.enable');
  await session.send('Network.enable');
  return {
    ...session,
    read: async (expression) => {
      const { result, exceptionDetails } = (await session.send('Runtime.evaluate', {
        expression,
        returnByValue: true,
      })) as { result: { value?: unknown }; exceptionDetails?: unknown };
      return exceptionDetails === undefined ? result.value : undefined;
    },
    close: async () => {
      await root.send('Target.disposeBrowserContext', { browserContextId });
      await root.detach();
    },
  };
}
