import { readFile } from 'node:fs/promises';
import type { Request, RequestHandler, Response } from 'express';
import { ownValue } from '#lib/object/ownValue.ts';
import { sendUnder } from '#mock/http/sendPage.ts';
import { localeOf } from '#mock/texts/messages/messages.ts';
import { readBody } from '#mock/http/readBody.ts';
import { everyPerson, personById, register } from '#mock/services/sign-in/people.ts';
import type { Namespace } from '#mock/state/types.ts';
import type { Locale, UserRow } from '#mock/state/tables.ts';
import type { Examination, PageRequest, WayBack } from './examination';
import { examineAuthorize } from './examineAuthorize';
import { examineReturn } from './examineReturn';
import { orderPage, providerPage } from './providerPage';
import { providerTexts } from './providerTexts';
import type { ProviderKind } from './providerTexts';

const STYLE = new URL('./page.css', import.meta.url);
const PAGES: Readonly<Record<string, ProviderKind>> = {
  '/uniportal': 'uniportal',
  '/vendor': 'vendor',
  '/provider': 'provider',
  '/alternate': 'alternate',
  '/oauth2/authorize': 'oauth2',
};
const MAX_USERS = 50;

/** By query `sxz-lang`, then by the page's cookies, then Chinese. */
function languageOf({ query, headers }: Request): Locale {
  const cookie = (name: string) =>
    new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(headers.cookie ?? '')?.[1];
  return (
    localeOf(query['sxz-lang'])
    ?? localeOf(cookie('sxz_lang'))
    ?? localeOf(cookie('lang'))
    ?? 'zh_CN'
  );
}

function examine(opening: PageRequest): Examination {
  const { kind } = opening;
  return kind === 'oauth2' ? examineAuthorize(opening) : examineReturn({ ...opening, kind });
}

function selectedUser(
  namespace: Namespace,
  lang: Locale,
  { choice, realName }: Record<string, unknown>,
): UserRow | undefined {
  if (choice === 'new')
    return register(
      namespace,
      lang,
      typeof realName === 'string' && realName.trim() !== '' ? { realName: realName.trim() } : {},
    );
  return personById(namespace, /^user:(.+)$/.exec(String(choice))?.[1] ?? '');
}

/**
 * Where a choice redirects to; undefined if the choice does not exist or the page must not
 * redirect.
 */
function follow(
  { problems, returning, error }: Examination,
  namespace: Namespace,
  lang: Locale,
  body: Record<string, unknown>,
): WayBack | undefined {
  if (!returning) return undefined;
  if (problems.length > 0) return error === undefined ? undefined : returning.failed(error);
  if (body['choice'] === 'deny') return returning.failed('access_denied');
  if (body['choice'] === 'fail') return returning.failed('server_error');
  const user = selectedUser(namespace, lang, body);
  return user && returning.signedIn(user, String(body['twist'] ?? 'none'));
}

function policyFor({ returning }: Examination): string {
  // Browsers also apply `form-action` to the redirect.
  const home = returning ? ` ${returning.address.origin}` : '';
  return `default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'self'${home}; frame-ancestors 'none'`;
}

async function answer(
  request: Request,
  response: Response,
  kind: ProviderKind,
  namespace: Namespace,
): Promise<void> {
  const lang = languageOf(request);
  const texts = providerTexts(lang);
  const origin = `${request.protocol}://${request.headers.host ?? 'localhost'}`;
  const examination = examine({ kind, query: request.query, origin, texts, namespace });
  if (request.method === 'POST') {
    const problem = await readBody(request, response);
    const way =
      problem === undefined
        ? follow(examination, namespace, lang, (request.body ?? {}) as Record<string, unknown>)
        : undefined;
    if (way) {
      if (way.cookie !== undefined) response.set('Set-Cookie', way.cookie);
      response.redirect(303, way.location);
      return;
    }
  }
  const product =
    kind === 'vendor' && typeof request.query['product'] === 'string'
      ? request.query['product']
      : undefined;
  const style = kind === 'oauth2' ? '../page.css' : 'page.css';
  const page = providerPage({
    kind,
    texts,
    product,
    style,
    users: everyPerson(namespace).slice(0, MAX_USERS),
    namespace,
    examination,
  });
  const isWrong = examination.problems.length > 0 || request.method === 'POST';
  sendUnder(response.status(isWrong ? 400 : 200), policyFor(examination), 'text/html', page);
}

/** The mock of the order page, at `/__mock/order`. */
export const sendOrderPage: RequestHandler = (request, response) => {
  sendUnder(
    response,
    "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'text/html',
    orderPage(providerTexts(languageOf(request)), 'providers/page.css'),
  );
};

/**
 * The stand-in sign-in pages for the portal, the vendor, the provider, the alternate tenant's
 * system and the enterprise's OAuth2 service, mounted at `/__mock/providers`. They receive forms,
 * so they are mounted before the guard that requires JSON.
 */
export function makeProviderPages(namespaceOf: (request: Request) => Namespace): RequestHandler {
  return (request, response, next) => {
    const kind = ownValue(PAGES, request.path);
    if (request.path === '/page.css' && request.method === 'GET') {
      readFile(STYLE).then((content) => response.type('css').send(content), next);
    } else if (kind && ['GET', 'POST'].includes(request.method)) {
      answer(request, response, kind, namespaceOf(request)).catch(next);
    } else {
      next();
    }
  };
}
