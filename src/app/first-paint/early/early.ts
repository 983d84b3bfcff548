import { readTenantId, singleParameter } from '#lib/url/queryParameters.ts';
import type { EarlyData, EarlyPage } from './earlyPage';
import { sendFirstRequests } from './firstRequests';
import { pageJson } from './pageJson';
import { readOrUndefined, readLocalStorage, visitorLocale } from './visitorLocale';
import type { SessionKey } from '#shared/storage/storedValues.ts';

const deployment = pageJson('deployment') as
  | {
      qrCodeFirst?: unknown;
      alternateTenant?: { tenantId?: unknown };
      allowCodePaste?: unknown;
    }
  | undefined;

/**
 * Whether the sign-in page fits the visit: no session, no sent code, code mode first, and sign-in
 * on this page.
 */
function isPlainSignIn(): boolean {
  const query = location.search;
  const mode = singleParameter(query, 'loginMode') ?? readLocalStorage('loginMode');
  return (
    (mode === '1' || (mode === undefined && deployment?.qrCodeFirst !== true))
    && (deployment?.alternateTenant?.tenantId ?? 0) !== readTenantId(query)
    && !readLocalStorage('access_token')
    && readOrUndefined(() => sessionStorage.getItem('sent_code' satisfies SessionKey)) === null
  );
}

/**
 * The inline script of a pre-rendered page: it checks that the markup fits the visit, sends the
 * first requests and records clicks until the app has loaded.
 */
function startEarly(root: HTMLElement): void {
  const { locale, fits } = pageJson('early') as EarlyData;
  const dialog = root.querySelector('[data-overlay]');
  // The page's style hides the content until a class is set, and hides content for anonymous users
  // from members until the app knows the session.
  root.className = readLocalStorage('access_token') ? 'judged member' : 'judged';
  // Hosts may serve another page or another language. All visits that the markup does not fit are
  // rendered by the app alone.
  if (
    !new RegExp(fits, 'i').test(location.pathname + location.search)
    || locale !== visitorLocale()
    // A return from a third-party page leads to another address, perhaps of another academy.
    || /[?&](isThirdLogin|error|state)=/.test(location.search)
    || (dialog && !isPlainSignIn())
  ) {
    root.replaceChildren();
    return;
  }
  const presses = new Set<HTMLElement>();
  const page: EarlyPage = { locale, presses, answers: sendFirstRequests(window, locale) };
  window.earlyPage = page;
  for (const part of root.children)
    part.toggleAttribute('inert', dialog !== null && part !== dialog);
  const act = (event: Event) => {
    const target = event.target as HTMLInputElement;
    if (event.type !== 'click') {
      // The browser must not submit the form itself, which would put the values into the address.
      // Pasting and dropping into the code field are blocked from the first paint.
      if (
        event.type === 'submit'
        || (target.name === 'code' && deployment?.allowCodePaste !== true)
      )
        event.preventDefault();
      return;
    }
    const button = target.closest('button');
    if (!button || page.isLive) return;
    presses.add(button);
    button.dataset['pressed'] = '';
  };
  // In the capture phase, before React can stop an event of markup that it has not hydrated yet.
  for (const type of ['submit', 'paste', 'drop', 'click']) root.addEventListener(type, act, true);
}

const root = document.getElementById('root');
if (root) startEarly(root);
