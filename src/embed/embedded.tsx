import { createRoot } from 'react-dom/client';
import { startPage } from '../app/startPage';
import { browserEnvironment } from '../platform/environment/environment';
import type { Environment } from '../platform/environment/environment';
import { chooseFirstLocale } from '../platform/language/chooseFirstLocale';
import { EmbeddedApp } from './EmbeddedApp';
import { foreignPageLocale } from './foreignPageLocale';
import { pageHost } from './pageHost';

/** The event that opens the dialog (D2). */
const OPENING = 'login-dialog';

/** @param early what the page asked for before this was there; heard as if it came now */
function foreignEnvironment(early: readonly unknown[]): Environment {
  const own = browserEnvironment(window);
  return {
    ...own,
    // Errors of a foreign page are not ours to tell of.
    onUncaught: () => () => undefined,
    on: (name, listener) => {
      if (name === OPENING) queueMicrotask(() => early.forEach(listener));
      return own.on(name, listener);
    },
  };
}

/**
 * Starts the app in a foreign page, once, without anything to see until it is asked for.
 * @param early details of the login events that came before, in their order
 */
export async function startEmbedded(early: readonly unknown[]): Promise<void> {
  const environment = foreignEnvironment(early);
  const locale = await chooseFirstLocale(foreignPageLocale(environment, document.documentElement.lang));
  const started = startPage(environment, locale, true);
  const host = pageHost();
  const at = host.page.appendChild(document.createElement('div'));
  createRoot(at).render(<EmbeddedApp {...started} host={host} />);
}
