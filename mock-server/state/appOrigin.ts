import type { Request } from 'express';

/**
 * The origin of the app's pages, for a redirect to one of them. Empty if the request came through
 * the app's own server: the host name, which may name a namespace, then stays.
 */
export function appOrigin({ headers }: Request, appUrl: string): string {
  const port = /:(\d+)$/.exec(headers.host ?? '')?.[1] ?? '';
  return URL.canParse(appUrl) && new URL(appUrl).port === port ? '' : appUrl;
}
