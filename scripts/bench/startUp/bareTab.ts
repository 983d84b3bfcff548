import type { Browser, CDPSession } from 'puppeteer-core';

/** A tab with its own cookies and cache. */
export interface BareTab {
  session: CDPSession;
  /**
   * The value of an expression in the page; undefined if it throws, for example in a page that has
   * not started.
   */
  read(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Opens a tab without the protocol's `Runtime` domain, which test tools enable. With it, V8
 * re-parses code that creates an `Error`, to find its lines, and start-up takes up to a fifth
 * longer.
 */
export async function openBareTab(browser: Browser): Promise<BareTab> {
  const context = await browser.createBrowserContext();
  const root = await browser.target().createCDPSession();
  if (context.id === undefined) throw new Error('The browser returned its own context');
  await root.send('Target.createTarget', { url: 'about:blank', browserContextId: context.id });
  const target = await browser.waitForTarget(
    (one) => one.browserContext() === context && one.type() === 'page',
  );
  const session = await target.createCDPSession();
  await session.send('Page.enable');
  await session.send('Network.enable');
  return {
    session,
    read: async (expression) => {
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        expression,
        returnByValue: true,
      });
      return exceptionDetails ? undefined : result.value;
    },
    close: async () => {
      await root.detach();
      await context.close();
    },
  };
}
