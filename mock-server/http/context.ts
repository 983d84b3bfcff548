import type { Request, Response } from 'express';
import { measureBody } from '#mock/contract/bodySize.ts';
import type { RawRequest } from '#mock/contract/contract.ts';
import { findTestTrigger } from '#mock/testIdentifiers.ts';
import { localeOf, messagesIn } from '#mock/texts/messages/messages.ts';
import type { Messages } from '#mock/texts/messages/messageTypes.ts';
import type { LoggedRequest } from '#mock/state/requestLog.ts';
import type { Namespace } from '#mock/state/types.ts';
import type { Locale, TenantRow } from '#mock/state/tables.ts';
import { tenantOf } from '#mock/tenantOf.ts';
import { describeFiles } from '#mock/contract/uploadedFile.ts';
import { contentTypeOf, readBody } from './readBody';

/** A request under `/api`, parsed once. */
export interface ApiContext {
  namespace: Namespace;
  say: Messages;
  path: string;
  raw: Omit<RawRequest, 'path'>;
  /** What is wrong with the body's syntax, if anything. */
  problem: string | undefined;
  /** Whether a fault may drop the next connection, so that this one must not be reused. */
  mayDrop: boolean;
  logged: Omit<LoggedRequest, 'id' | 'operation'>;
  /** The part of a handler's call that does not depend on the operation. */
  call: {
    bearer: string | undefined;
    lang: Locale;
    say: Messages;
    tenant: TenantRow;
    origin: string;
    namespace: Namespace;
  };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The body for the log, which keeps 500 calls: the body itself, unless it is large. */
function loggedBody(body: unknown, problem: string | undefined): unknown {
  if (problem !== undefined) return `(${problem})`;
  const told = describeFiles(body);
  const { values, isLarge } = measureBody(told);
  return isLarge ? `(a large body of ${values} values)` : told;
}

function mentionsDropped(...sources: Record<string, unknown>[]): boolean {
  return sources.some((source) =>
    [source['account'], source['email'], source['phone_number']].some(
      (identifier) => findTestTrigger(String(identifier ?? '').toLowerCase()) === 'dropped',
    ),
  );
}

/** Reads what every operation needs from a request. */
export async function contextOf(
  request: Request,
  response: Response,
  namespace: Namespace,
): Promise<ApiContext> {
  const problem = await readBody(request, response);
  const { headers, method } = request;
  const path = request.baseUrl + request.path;
  const query: Record<string, unknown> = { ...request.query };
  const body = (request.body ?? {}) as Record<string, unknown>;
  const lang = localeOf(headers['sxz-lang']) ?? 'zh_CN';
  return {
    namespace,
    say: messagesIn(lang),
    path,
    raw: { headers, query, body, contentType: contentTypeOf(request) },
    problem,
    // Chromium repeats a dropped request, including POST, if its connection was used before.
    mayDrop:
      namespace.faults.mayDrop()
      || Object.values(namespace.scenarios.all()).includes('drop')
      || mentionsDropped(query, body),
    logged: {
      at: namespace.clock.iso(),
      method,
      path,
      query,
      headers,
      body: loggedBody(body, problem),
      status: null,
      code: null,
      answeredAt: null,
      fault: null,
      scenario: null,
      violations: [],
    },
    call: {
      bearer: /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1],
      lang,
      say: messagesIn(lang),
      tenant: tenantOf(namespace, text(headers['tenant_id'])),
      origin: `${request.protocol}://${headers.host ?? 'localhost'}`,
      namespace,
    },
  };
}
