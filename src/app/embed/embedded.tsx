import { createRoot } from 'react-dom/client';
import { startPage } from '#app/first-paint/startPage.ts';
import { chooseFirstLocale } from '#shared/i18n/chooseFirstLocale.ts';
import { EmbeddedApp } from './EmbeddedApp';
import { foreignEnvironment } from './foreignEnvironment';
import { foreignPageLocale } from './foreignPageLocale';
import { pageHost } from './pageHost';

/**
 * Starts the app in a host page, once. Nothing is visible until the page requests it.
 * @param early details of login events before the start, in order
 */
export async function startEmbedded(early: readonly unknown[]): Promise<void> {
  const environment = foreignEnvironment(window, early);
  const locale = await chooseFirstLocale(
    foreignPageLocale(environment, document.documentElement.lang),
  );
  const started = startPage(environment, {
    preloaded: { language: { locale } },
    foreignPage: true,
  });
  const host = pageHost();
  const at = host.page.appendChild(document.createElement('div'));
  createRoot(at).render(<EmbeddedApp {...started} host={host} />);
}
