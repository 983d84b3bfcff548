import { answerCall } from '#mock/services/answer.ts';
import { messagesIn } from '#mock/texts/messages/messages.ts';
import { findOutcome, outcomeOfAccount } from '#mock/services/outcomes.ts';
import { grantTokens } from '#mock/services/sign-in/grantTokens.ts';
import { USUAL_DELAY } from '#mock/http/respond.ts';
import { restoreState } from '#mock/state/namespaceState.ts';
import { makeNamespaces } from '#mock/state/namespaces.ts';
import type { RuleCall } from '#mock/state/ruleMatch.ts';
import { stateOfScene } from '#mock/state/scene.ts';
import { DEFAULT_TENANT } from '#mock/state/seeds/tenants.ts';
import type { Namespace } from '#mock/state/types.ts';
import { tenantOf } from '#mock/state/tenantOf.ts';
import { operations } from '#shared/api/contract/operations.generated.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { reply } from '../network/scriptedFetch';
import type { Reply, SeenRequest } from '../network/scriptedFetch';
import { STORY_CLOCK } from './storyEnvironment';
import { sceneNamed } from './storyScenes';
import type { SceneName } from './storyScenes';

type Answer =
  | { status: number; body: unknown; headers?: Record<string, string> }
  | { fault: { kind: string; status?: number; body?: unknown; headers?: Record<string, string> } };

/** The mock's handlers in the story's page: a namespace without a server. */
export interface StoryMock {
  namespace: Namespace;
  /** Loads a scene of the mock, with the story's clock if the scene has none. */
  loadScene(name: SceneName): void;
  /**
   * The mock's reply to an operation.
   * @param outcome an outcome of the mock's table by name; by default that of the rules, else the
   * handler's own
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

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
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
  const ruleCallOf = (request: SeenRequest): RuleCall => ({
    operation: request.operation,
    method: operations[request.operation].method,
    path: request.path,
    query: queryOf(request),
    headers: Object.fromEntries(request.headers),
    body: bodyOf(request),
    accounts: [],
    academy: request.headers.get('tenant_id') ?? DEFAULT_TENANT,
  });
  return {
    namespace,
    loadScene(name) {
      const scene = sceneNamed(name);
      restoreState(namespace, stateOfScene(namespace, scene));
      if (scene.clock?.freeze === undefined)
        namespace.clock.freeze(STORY_CLOCK.wall + (scene.clock?.advanceMs ?? 0));
      signInEveryone(namespace);
    },
    answer(operation, outcome) {
      const answer = async (name: string | undefined, request: SeenRequest): Promise<Answer> => {
        const call = callOf(request);
        return answerCall(operation, name ?? outcomeOfAccount(operation, call), call);
      };
      if (outcome !== undefined) {
        const found = findOutcome(operation, outcome);
        if (typeof found === 'string') throw new Error(found);
        return async (request, signal) => send(await answer(outcome, request))(request, signal);
      }
      return async (request, signal) => {
        const { fault, outcome: ruled } = namespace.rules.take(ruleCallOf(request));
        if (fault && fault.kind !== 'delay') return send({ fault })(request, signal);
        if (fault) await pause(fault.ms ?? USUAL_DELAY);
        return send(await answer(ruled?.outcome, request))(request, signal);
      };
    },
  };
}
