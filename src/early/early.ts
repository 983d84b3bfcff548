import { parseJson } from '../lib/jsonText';
import { isRecord } from '../lib/isRecord';
import { readTenantId, singleParameter } from '../lib/queryParameters';
import { cookieJar } from '../platform/environment/cookieJar';
import { keyValueStore } from '../platform/environment/keyValueStore';
import { detectLocale } from '../platform/language/detectLocale';
import type { EarlyTexts } from './earlyPage';
import { sendFirstRequests } from './firstRequests';
import { rememberPresses } from './rememberPresses';
import { showLanguage } from './showLanguage';

const jsonOf = (id: string): unknown => parseJson(document.getElementById(id)?.textContent ?? '');

/**
 * Whether the visit is the plain one that the markup was made for: nobody signed in, back from a foreign page or with a
 * code on its way, the code form first, and sign-in on this page. Every other visit is drawn by the app alone.
 */
function isPlain(local: ReturnType<typeof keyValueStore>, session: ReturnType<typeof keyValueStore>): boolean {
  const query = location.search;
  const deployment = jsonOf('deployment');
  const { qrCodeFirst, alternateTenant } = isRecord(deployment) ? deployment : {};
  const mode = singleParameter(query, 'loginMode') ?? local.get('loginMode');
  return (
    location.pathname.includes('/login/index')
    && (mode === '1' || (mode === undefined && qrCodeFirst !== true))
    && !/[?&](?:isThirdLogin|error|state)=/.test(query)
    && !(isRecord(alternateTenant) && alternateTenant['tenantId'] === readTenantId(query))
    && !local.get('access_token')
    && session.get('sent_code') === undefined
  );
}

/**
 * The inline script of the pre-rendered page: it puts the visitor's language into the markup, sends the first requests
 * and remembers what is pressed until the app is there.
 */
function startEarly(root: HTMLElement): void {
  const local = keyValueStore(() => localStorage);
  const session = keyValueStore(() => sessionStorage);
  if (!isPlain(local, session)) {
    root.replaceChildren();
    return;
  }
  const { origin, host, pathname, search } = location;
  const address = () => ({ origin, host, path: pathname, query: search });
  const locale = detectLocale({ address, cookies: cookieJar(document), local });
  const texts = jsonOf('early') as EarlyTexts;
  showLanguage(document, root, locale, texts);
  for (const part of root.children) if (!part.hasAttribute('data-overlay')) part.setAttribute('inert', '');
  root.querySelector<HTMLElement>('[data-late] input')?.focus();
  const column = texts.locales.indexOf(locale);
  window.earlyPage = {
    locale,
    phrases: Object.fromEntries(Object.entries(texts.phrases).map(([key, text]) => [key, texts.texts[text]?.[column] ?? ''])),
    takeAnswer: sendFirstRequests(window, locale),
    handOver: rememberPresses(root),
  };
}

const root = document.getElementById('root');
if (root) startEarly(root);
