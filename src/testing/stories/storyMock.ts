import { answerCall } from '#mock/services/answer.ts';
import { messagesIn } from '#mock/texts/messages/messages.ts';
import { findOutcome, outcomeOfAccount } from '#mock/services/outcomes.ts';
import { grantTokens } from '#mock/services/sign-in/grantTokens.ts';
import { makeNamespaces } from '#mock/state/namespaces.ts';
import type { Namespace } from '#mock/state/types.ts';
import { tenantOf } from '#mock/state/tenantOf.ts';
import { operations } from '#shared/api/contract/operations.generated.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { reply } from '../network/scriptedFetch';
import type { Reply, SeenRequest } from '../network/scriptedFetch';
import { STORY_CLOCK } from './storyEnvironment';

type Answer =
  | { status: number; body: unknown; headers?: Record<string, string> }
  | { fault: { kind: string; status?: number; body?: unknown; headers?: Record<string, string> } };

/** The mock's handlers in the story's page: a namespace without a server. */
export interface StoryMock {
  namespace: Namespace;
  /**
   * The mock's reply to an operation.
   * @param outcome an outcome of the mock's table by name; by default the handler's own
   * @throws when the mock has no such outcome
   */
  answer(operation: OperationId, outcome?: string): Reply;
}

function pathParameters(operation: OperationId, path: string): Record<string, string> {
  const names = [...operations[operation].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const values =
    new RegExp(`^${operations[operation].path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`)
      .exec(path)
      ?.slice(1) ?? [];
  return Object.fromEntries(
    names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]),
  );
}

function bodyOf({ operation, body }: SeenRequest): unknown {
  switch (operations[operation].body) {
    case 'json':
      return JSON.parse(body) as unknown;
    case 'form':
      return Object.fromEntries(new URLSearchParams(body));
    default:
      return undefined;
  }
}

/** Parameters have the contract's types; the only numbers in a query are those of pages. */
function queryOf({ query }: SeenRequest): Record<string, string | number> {
  return Object.fromEntries(
    [...query].map(([name, value]) => [name, name.startsWith('page') ? Number(value) : value]),
  );
}

function send(answer: Answer): Reply {
  if (!('fault' in answer)) {
    const isJson = typeof answer.body === 'object';
    return isJson
      ? reply.json(answer.status, answer.body, answer.headers)
      : reply.text(answer.status, String(answer.body ?? ''));
  }
  const { kind, status = 500, body = {}, headers } = answer.fault;
  if (kind === 'hang') return reply.hang();
  if (kind === 'drop') return reply.unreachable();
  if (kind === 'status') return reply.json(status, body, headers);
  throw new Error(`Stories do not play the fault ${kind}`);
}

function signInEveryone(namespace: Namespace): void {
  for (const user of namespace.database.rows('users')) {
    const { access_token } = grantTokens(namespace, user);
    namespace.database.update('tokens', ({ accessToken }) => accessToken === access_token, {
      accessToken: user.id,
    });
  }
}

/**
 * Starts a mock for one story with the story's clock. Users from `visitor.ts` have the tokens of
 * seeded people.
 */
export function storyMock(locale: Locale): StoryMock {
  const namespace = makeNamespaces(1).of('default');
  namespace.clock.freeze(STORY_CLOCK.wall);
  signInEveryone(namespace);
  const say = messagesIn(locale);
  const callOf = (request: SeenRequest) => ({
    query: queryOf(request),
    path: pathParameters(request.operation, request.path),
    body: bodyOf(request),
    bearer: /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1],
    lang: locale,
    say,
    tenant: tenantOf(namespace, request.headers.get('tenant_id') ?? undefined),
    origin: 'https://academy.example',
    choices: {},
    namespace,
    log: () => undefined,
  });
  return {
    namespace,
    answer(operation, outcome) {
      const match = outcome === undefined ? undefined : findOutcome(operation, outcome);
      if (typeof match === 'string') throw new Error(match);
      return async (request, signal) => {
        const call = callOf(request);
        const name = outcome ?? outcomeOfAccount(operation, call);
        return send(await answerCall(operation, name, call))(request, signal);
      };
    },
  };
}
