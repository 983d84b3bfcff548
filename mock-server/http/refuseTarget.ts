import type { ServerResponse } from 'node:http';
import { isServiceTarget } from '#lib/url/serviceCall.ts';
import { codes } from '#mock/contract/codes.ts';
import { DATA_HEADERS } from './dataHeaders';

/**
 * Why the services may not receive a target, for its developer; undefined if they may.
 */
export function targetProblem(target: string): string | undefined {
  if (isServiceTarget(target)) return undefined;
  const [path = '', ...query] = target.split('?');
  const slashes = /\/{2,}/.exec(path)?.[0];
  if (slashes !== undefined) return `The path contains ${slashes}: write a single slash`;
  const dots = /\/(\.{1,2})(?=[/%]|$)/.exec(path)?.[1];
  if (dots !== undefined) return `The path contains the segment ${dots}: write the resolved path`;
  const bad = path
    .match(/(?:%[\da-f]{2})+|%.{0,2}|[^%/]/gi)
    ?.find((part) => !isServiceTarget(`/api/x${part}`));
  if (bad !== undefined)
    return bad.startsWith('%')
      ? `The path contains the escape ${bad}, which no call of the contract needs`
      : `The path contains ${bad}, which no call of the contract needs`;
  return query.length > 0 && isServiceTarget(path)
    ? 'The query contains a character that is not escaped'
    : 'The path is not that of a call';
}

/** Refuses a target as the mock refuses a call: with an envelope. */
export function refuseTarget(response: ServerResponse, target: string): void {
  const message = targetProblem(target);
  response
    .writeHead(400, { ...DATA_HEADERS, 'Content-Type': 'application/json' })
    .end(JSON.stringify({ code: codes.contractBroken, message, data: null }));
}
