import type { Request, RequestHandler } from 'express';
import { codes } from '#mock/contract/codes.ts';
import type { Contract } from '#mock/contract/contract.ts';

/**
 * Pages of the mock that change nothing when they are opened. A link on any site may lead to them.
 */
const PAGES = /^\/__mock(?:\/?|\/(?:docs(?:\/control)?|order|phone\/[^/]+|providers\/.+)\/?)$/;
/** Forms of the stand-in sign-in pages. Their `no-referrer` makes browsers send `Origin: null`. */
const FORMS = /^\/__mock\/providers\//;
const READS: readonly string[] = ['GET', 'HEAD'];

/** Whether the request comes from another site, by the fetch metadata or else by the origin. */
function isForeign({ headers, baseUrl, path }: Request): boolean {
  const { origin, host = '', 'sec-fetch-site': site } = headers;
  const isOwnSite = site === 'same-origin' || site === 'none';
  if (site !== undefined && !isOwnSite) return true;
  if (origin === undefined) return false;
  if (origin === 'null') return !isOwnSite && !FORMS.test(baseUrl + path);
  return origin.replace(/^https?:\/\//i, '').toLowerCase() !== host.toLowerCase();
}

/**
 * Whether the user follows a link or a redirect in a tab, as opposed to a request that a page
 * sends.
 */
function isNavigation({ method, headers }: Request): boolean {
  return (
    READS.includes(method)
    && headers['sec-fetch-mode'] === 'navigate'
    && headers['sec-fetch-dest'] === 'document'
  );
}

/**
 * Refuses requests from other sites, including GET. Otherwise any page in the developer's browser
 * could fill or slow the mock (P31). Another port of this machine counts as another site. Allowed
 * are links to the mock's pages and the redirects of a foreign sign-in, because those operations
 * answer with a redirect themselves.
 */
export function makeRefuseCrossSite(contract: Contract): RequestHandler {
  const isWayThrough = (path: string): boolean =>
    contract.at(path).some(({ operation }) => operation.isRedirect);
  return (request, response, next) => {
    if (!isForeign(request)) return next();
    const path = request.baseUrl + request.path;
    if (isNavigation(request) && (PAGES.test(path) || isWayThrough(path))) return next();
    const message =
      'The mock accepts requests from its own origin only, not from other sites: docs/mock.md, "Other sites"';
    response.status(403).json({ code: codes.crossSite, message, data: null });
  };
}
