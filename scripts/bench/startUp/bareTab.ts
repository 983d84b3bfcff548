import type { Browser, CDPSession } from 'puppeteer-core';

/** A tab with cookies and cache of its own. */
export interface BareTab {
  session: CDPSession;
  /** The value of an expression in the page; undefined where it throws, as in a page that has not begun. */
  read(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Opens a tab that the protocol's `Runtime` domain does not watch, as the pages of test tools are: for one who watches,
 * V8 reads the code of whatever makes an `Error` again, to know its lines, and start-up takes up to a fifth longer.
 */
export async function openBareTab(browser: Browser): Promise<BareTab> {
  const context = await browser.createBrowserContext();
  const root = await browser.target().createCDPSession();
  if (context.id === undefined) throw new Error('The browser gave its own context');
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
