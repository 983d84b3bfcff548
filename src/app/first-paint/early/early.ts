import { readTenantId, singleParameter } from '#lib/url/queryParameters.ts';
import type { EarlyData, EarlyPage } from './earlyPage';
import { sendFirstRequests } from './firstRequests';
import { attempt, kept, visitorLocale } from './visitorLocale';

/** As `pageData`, in fewer bytes. */
const jsonOf = (id: string): unknown =>
  attempt(
    () =>
      JSON.parse(
        `${document.querySelector(`script[type="application/json"]#${id}`)?.textContent}`,
      ) as unknown,
  );

/**
 * Whether the visit is the plain one that the markup was made for: nobody signed in, back from a foreign page or with a
 * code on its way, the code form first, and sign-in on this page. Every other visit is drawn by the app alone.
 */
function isPlain(): boolean {
  const query = location.search;
  const deployment = jsonOf('deployment') as
    { qrCodeFirst?: unknown; alternateTenant?: { tenantId?: unknown } } | undefined;
  const mode = singleParameter(query, 'loginMode') ?? kept('loginMode');
  return (
    location.pathname.includes('/login/index')
    && (mode === '1' || (mode === undefined && deployment?.qrCodeFirst !== true))
    && !/[?&](isThirdLogin|error|state)=/.test(query)
    && (deployment?.alternateTenant?.tenantId ?? 0) !== readTenantId(query)
    && !kept('access_token')
    && attempt(() => sessionStorage.getItem('sent_code')) === null
  );
}

/**
 * The inline script of a pre-rendered page: it makes sure that the markup is the visitor's, sends the first requests and
 * remembers what is pressed until the app is there.
 */
function startEarly(root: HTMLElement): void {
  const { locale, phrases } = jsonOf('early') as EarlyData;
  // Until here the page's style keeps the form out of sight.
  root.className = 'judged';
  // A host that serves one language to everybody gives the others the app alone: nobody sees words of another language.
  if (!isPlain() || locale !== visitorLocale()) {
    root.replaceChildren();
    return;
  }
  const presses = new Set<HTMLElement>();
  const page: EarlyPage = { locale, phrases, presses, answers: sendFirstRequests(window, locale) };
  window.earlyPage = page;
  for (const part of root.children)
    part.toggleAttribute('inert', !part.hasAttribute('data-overlay'));
  const act = (event: Event) => {
    const target = event.target as HTMLInputElement;
    if (event.type !== 'click') {
      // A form is never sent by the browser itself: it would put what was typed into the address. And the clipboard is no
      // way into the code field (specification 5), from the first paint on.
      if (event.type === 'submit' || target.name === 'code') event.preventDefault();
      return;
    }
    const button = target.closest('button');
    if (!button || page.isLive?.(button)) return;
    presses.add(button);
    button.dataset['pressed'] = '';
  };
  // In the capture phase: React, once it waits for the form's code, lets no event of the form through to what comes after.
  for (const type of ['submit', 'paste', 'drop', 'click']) root.addEventListener(type, act, true);
}

const root = document.getElementById('root');
if (root) startEarly(root);
