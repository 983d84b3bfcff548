import { createRoot } from 'react-dom/client';
import { startPage } from '#app/first-paint/startPage.ts';
import { chooseFirstLocale } from '#shared/i18n/chooseFirstLocale.ts';
import { EmbeddedApp } from './EmbeddedApp';
import { foreignEnvironment } from './foreignEnvironment';
import { foreignPageLocale } from './foreignPageLocale';
import { pageHost } from './pageHost';

/**
 * Starts the app in a foreign page, once, without anything to see until it is asked for.
 * @param early details of the login events that came before, in their order
 */
export async function startEmbedded(early: readonly unknown[]): Promise<void> {
  const environment = foreignEnvironment(window, early);
  const locale = await chooseFirstLocale(
    foreignPageLocale(environment, document.documentElement.lang),
  );
  const started = startPage(environment, locale, true);
  const host = pageHost();
  const at = host.page.appendChild(document.createElement('div'));
  createRoot(at).render(<EmbeddedApp {...started} host={host} />);
}
