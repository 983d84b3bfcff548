import type { Request, RequestHandler } from 'express';
import { readChoices, OUTCOME_COOKIE } from '#mock/services/common/selectedOutcomes.ts';
import { appOrigin } from '#mock/state/appOrigin.ts';
import type { Namespace } from '#mock/state/types.ts';
import { ownPath } from './ownPath';

/**
 * Answers `/__mock/scenario?set=operation=name&to=/path`: sets the scenario cookie in this browser
 * and redirects to the page.
 */
export function makeOpenWithOutcome(
  appUrl: string,
  namespaceOf: (request: Request) => Namespace,
): RequestHandler {
  return (request, response) => {
    const { query } = request;
    const choice = typeof query['set'] === 'string' ? query['set'] : '';
    const choices = readChoices(choice);
    if (typeof choices === 'string') {
      response.status(400).json({ message: choices, violations: [] });
      return;
    }
    const to = ownPath(query['to']);
    const cookie = { path: '/', sameSite: 'lax', httpOnly: true } as const;
    if (Object.keys(choices).length === 0) response.clearCookie(OUTCOME_COOKIE, cookie);
    else response.cookie(OUTCOME_COOKIE, choice, cookie);
    namespaceOf(request).events.publish('browser', choices);
    response.redirect(302, appOrigin(request, appUrl) + to);
  };
}
