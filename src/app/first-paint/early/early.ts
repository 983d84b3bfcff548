import { readTenantId, singleParameter } from '#lib/url/queryParameters.ts';
import type { EarlyData, EarlyPage } from './earlyPage';
import { sendFirstRequests } from './firstRequests';
import { pageJson } from './pageJson';
import { readOrUndefined, readLocalStorage, visitorLocale } from './visitorLocale';
import type { TabKey } from '#shared/storage/storedValues.ts';

const deployment = pageJson('deployment') as
  | {
      qrCodeFirst?: unknown;
      alternateTenant?: { tenantId?: unknown };
      allowCodePaste?: unknown;
    }
  | undefined;

/**
 * Whether the sign-in page fits the visit of an anonymous user: no sent code, code mode first, and
 * sign-in on this page.
 */
function isPlainSignIn(): boolean {
  const query = location.search;
  const mode = singleParameter(query, 'loginMode') ?? readLocalStorage('loginMode');
  return (
    (mode === '1' || (mode === undefined && deployment?.qrCodeFirst !== true))
    && (deployment?.alternateTenant?.tenantId ?? 0) !== readTenantId(query)
    && readOrUndefined(() => sessionStorage.getItem('sent_code' satisfies TabKey)) === null
  );
}

/**
 * The inline script of a pre-rendered page: it checks that the markup fits the visit, sends the
 * first requests and records clicks until the app has loaded.
 */
function startEarly(root: HTMLElement): void {
  const { locale, fits } = pageJson('early') as EarlyData;
  const dialog = root.querySelector<HTMLElement>('[data-overlay]');
  const token = readLocalStorage('access_token');
  // The page's style hides the content until `checked` is set. With `member`, what only anonymous
  // users see stays hidden until the app knows the session.
  root.className = token ? 'checked member' : 'checked';
  // The style shows it in the place of the account's button.
  root.style.setProperty(
    '--name',
    JSON.stringify(readLocalStorage('realName') ?? readLocalStorage('nickName') ?? ''),
  );
  // Hosts may serve another page or another language, and a signed-in user needs no dialog.
  const isOther =
    !new RegExp(fits, 'i').test(location.pathname + location.search)
    || locale !== visitorLocale()
    || (dialog && token);
  if (isOther) {
    // What remains looks like the beginning of every page: the ground and, with a session, the line of
    // the header.
    (dialog ?? root).replaceChildren(...root.querySelectorAll('.member>main [data-mark]'));
  }
  // A return from a third-party page leads to another address, perhaps of another academy.
  if (
    isOther
    || /[?&](isThirdLogin|error|state)=/.test(location.search)
    || (dialog && !isPlainSignIn())
  ) {
    // The app renders the page. Until then its frame stays, without what may be wrong.
    root.classList.add('loading');
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
      // Pasting and dropping into the code field are blocked from the first paint.
      if (target.name === 'code' && deployment?.allowCodePaste !== true) event.preventDefault();
      return;
    }
    const button = target.closest('button');
    if (!button || page.isLive) return;
    presses.add(button);
    button.dataset['pressed'] = '';
  };
  // In the capture phase, before React can stop an event of markup that it has not hydrated yet.
  for (const type of ['paste', 'drop', 'click']) root.addEventListener(type, act, true);
}

const root = document.getElementById('root');
if (root) startEarly(root);
