import { readTenantId, singleParameter } from '#lib/url/queryParameters.ts';
import type { EarlyData, EarlyPage } from './earlyPage';
import { sendFirstRequests } from './firstRequests';
import { attempt, kept, visitorLocale } from './visitorLocale';
import { ACCESS_TOKEN_KEY, LOGIN_MODE_KEY, SENT_CODE_KEY } from '#shared/storage/keys.ts';

/** Like `pageData` in fewer bytes. */
const jsonOf = (id: string): unknown =>
  attempt(
    () =>
      JSON.parse(
        `${document.querySelector(`script[type="application/json"]#${id}`)?.textContent}`,
      ) as unknown,
  );

/**
 * Whether the pre-rendered markup fits the visit: no session, no return from a third-party page, no
 * sent code, code mode first, and sign-in on this page. All other visits are rendered by the app
 * alone.
 */
function isPlain(): boolean {
  const query = location.search;
  const deployment = jsonOf('deployment') as
    { qrCodeFirst?: unknown; alternateTenant?: { tenantId?: unknown } } | undefined;
  const mode = singleParameter(query, 'loginMode') ?? kept(LOGIN_MODE_KEY);
  return (
    location.pathname.includes('/login/index')
    && (mode === '1' || (mode === undefined && deployment?.qrCodeFirst !== true))
    && !/[?&](isThirdLogin|error|state)=/.test(query)
    && (deployment?.alternateTenant?.tenantId ?? 0) !== readTenantId(query)
    && !kept(ACCESS_TOKEN_KEY)
    && attempt(() => sessionStorage.getItem(SENT_CODE_KEY)) === null
  );
}

/**
 * The inline script of a pre-rendered page: it checks that the markup fits the visit, sends the
 * first requests and records clicks until the app has loaded.
 */
function startEarly(root: HTMLElement): void {
  const { locale } = jsonOf('early') as EarlyData;
  // The page's style hides the form until this class is set.
  root.className = 'judged';
  // A host may serve one language to everyone. Users of another language get an empty page and the
  // app.
  if (!isPlain() || locale !== visitorLocale()) {
    root.replaceChildren();
    return;
  }
  const presses = new Set<HTMLElement>();
  const page: EarlyPage = { locale, presses, answers: sendFirstRequests(window, locale) };
  window.earlyPage = page;
  for (const part of root.children)
    part.toggleAttribute('inert', !part.hasAttribute('data-overlay'));
  const act = (event: Event) => {
    const target = event.target as HTMLInputElement;
    if (event.type !== 'click') {
      // The browser must not submit the form itself, which would put the values into the address.
      // Pasting and dropping into the code field are blocked from the first paint (specification
      // 5).
      if (event.type === 'submit' || target.name === 'code') event.preventDefault();
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
