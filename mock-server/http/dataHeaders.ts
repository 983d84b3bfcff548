import type { RequestHandler } from 'express';
import { answerHeaders, DATA_POLICY, INTEGRITY_POLICY } from '#lib/url/answerHeaders.ts';

/** The headers of every answer that is data, errors included. */
export const DATA_HEADERS = {
  ...answerHeaders,
  'Content-Security-Policy': DATA_POLICY,
  'Integrity-Policy': INTEGRITY_POLICY,
  'Cache-Control': 'no-store',
};

/**
 * Gives every answer, including errors, the headers that docs/deployment.md lists. Pages replace
 * the policy with their own.
 */
export const setDataHeaders: RequestHandler = (_request, response, next) => {
  response.set(DATA_HEADERS);
  next();
};
