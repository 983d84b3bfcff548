import type { Request, Response } from 'express';
import type { RawRequest } from '#mock/contract/contract.ts';
import { findTestAccount, identifiersIn } from '#mock/state/testIdentifiers.ts';
import { localeOf, messagesIn } from '#mock/texts/messages/messages.ts';
import type { Messages } from '#mock/texts/messages/messageTypes.ts';
import type { LoggedRequest } from '#mock/state/controlTypes.ts';
import type { Namespace } from '#mock/state/types.ts';
import type { Locale, TenantRow } from '#mock/state/tables.ts';
import { tenantOf } from '#mock/state/tenantOf.ts';
import { loggedRequestBody } from './loggedBody';
import { collectBody, contentTypeOf, readBody } from './readBody';

/** A request under `/api`, parsed once. */
export interface ApiContext {
  namespace: Namespace;
  say: Messages;
  path: string;
  raw: Omit<RawRequest, 'path'>;
  /** The body as it was sent; empty if it could not be read. */
  bytes: Buffer;
  /** What is wrong with the body's syntax, if anything. */
  problem: string | undefined;
  /** The phone numbers, e-mail addresses and user ids that the call names or is signed in as. */
  accounts: string[];
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

/** The user who is signed in by a bearer token, by all of their identifiers. */
function identifiersOfBearer({ database }: Namespace, bearer: string | undefined): string[] {
  const token = database.find('tokens', ({ accessToken }) => accessToken === bearer);
  const user = token && database.find('users', ({ id }) => id === token.userId);
  return [user?.id, user?.mobile, user?.email].filter((each) => each !== undefined);
}

/** Reads what every operation needs from a request. Its body may also be piped elsewhere. */
export async function contextOf(
  request: Request,
  response: Response,
  namespace: Namespace,
): Promise<ApiContext> {
  const collecting = collectBody(request);
  const problem = await readBody(request, response, collecting);
  const bytes = await collecting.catch(() => undefined);
  const { headers, method } = request;
  const path = request.baseUrl + request.path;
  const query: Record<string, unknown> = { ...request.query };
  const body = (request.body ?? {}) as Record<string, unknown>;
  const identifiers = identifiersIn(query, body);
  const bearer = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  const tenant = tenantOf(namespace, text(headers['tenant_id']));
  const lang = localeOf(headers['sxz-lang']) ?? 'zh_CN';
  return {
    namespace,
    say: messagesIn(lang),
    path,
    raw: { headers, query, body, contentType: contentTypeOf(request) },
    bytes: bytes ?? Buffer.alloc(0),
    problem,
    accounts: [...identifiers, ...identifiersOfBearer(namespace, bearer)],
    // Chromium repeats a dropped request, including POST, if its connection was used before.
    mayDrop:
      namespace.rules.mayDrop()
      || identifiers.some((identifier) => findTestAccount(identifier) === 'dropped'),
    logged: {
      at: namespace.clock.iso(),
      method,
      path,
      query,
      headers,
      body: loggedRequestBody(body, problem),
      status: null,
      code: null,
      answeredAt: null,
      ms: null,
      size: null,
      academy: tenant.id,
      fault: null,
      scenario: null,
      trigger: null,
      answer: null,
      violations: [],
    },
    call: {
      bearer,
      lang,
      say: messagesIn(lang),
      tenant,
      origin: `${request.protocol}://${headers.host ?? 'localhost'}`,
      namespace,
    },
  };
}
