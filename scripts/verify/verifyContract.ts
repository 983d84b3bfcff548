import { loadContract } from '#mock/contract/contract.ts';
import type { ContractOperation } from '#mock/contract/contract.ts';
import { examples } from '#shared/api/contract/examples.generated.ts';
import { operations } from '#shared/api/contract/operations.generated.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';

export interface VerifyOptions {
  /** The contract, `openapi.yaml`. */
  contract: URL;
  /** Where the services are, for example `https://staging.academy.example`. */
  target: string;
  /** Whether to check the rules for the host of the pages too (docs/integration.md). */
  host?: boolean;
  tenant?: string | undefined;
  /** An access token; without one, only what every visit asks is checked. */
  token?: string | undefined;
  /** Whether the token is an administrator's. */
  isAdministrator?: boolean;
  /** How long an answer may take, ms; by default as long as the app waits for one. */
  timeoutMs?: number;
}

/** What was checked, and what is wrong with it; empty when all is well. */
export type Finding = readonly [name: string, problem: string];

interface Answer {
  status: number;
  headers: Headers;
  text: string;
  milliseconds: number;
}

/** The app waits no longer for an answer (D34). */
const TIMEOUT_MS = 6000;
/** `getAcademyConfig` says 200, everything else six zeros. */
const SUCCESS = new Set(['000000', '200']);

async function ask(url: URL, init: RequestInit, timeoutMs: number): Promise<Answer> {
  const start = performance.now();
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { ...init, redirect: 'manual', signal });
  const text = await response.text();
  const milliseconds = performance.now() - start;
  return { status: response.status, headers: response.headers, text, milliseconds };
}

function parseEnvelope(
  text: string,
): { code?: unknown; message?: unknown; data?: unknown } | undefined {
  try {
    return JSON.parse(text) as object;
  } catch {
    return undefined;
  }
}

/** Why no answer came, with the cause that `fetch` hides. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}

/** What is wrong with the answer to a call. */
function problemsOf(
  { status, headers, text }: Answer,
  operation: ContractOperation,
  isPrivate: boolean,
): string[] {
  const type = operation.answerType(status);
  const actual = headers.get('content-type')?.split(';')[0];
  if (type !== undefined && type !== 'application/json')
    return actual === type ? [] : [`its body must be ${type}, not ${actual ?? 'nothing'}`];
  const envelope = parseEnvelope(text);
  if (envelope === undefined) return [`HTTP ${status}, and no JSON: ${text.slice(0, 80)}`];
  const isStored = !/no-store|private/.test(headers.get('cache-control') ?? '');
  return [
    ...operation.checkAnswer(status, envelope).map(({ message }) => message),
    ...(SUCCESS.has(String(envelope.code))
      ? []
      : [`it answers code ${String(envelope.code)}, ${String(envelope.message)}`]),
    ...(isPrivate && isStored ? ['caches may keep it: send Cache-Control: no-store'] : []),
  ];
}

/** What a host must do besides handing on calls (docs/deployment.md). */
async function checkHost(origin: string, timeoutMs: number): Promise<Finding[]> {
  const at = (path: string) => ask(new URL(path, origin), {}, timeoutMs);
  const [page, missing] = await Promise.all([at('/login/index'), at('/assets/no-such-file.js')]);
  const policy = page.headers.get('content-security-policy') ?? '';
  const isPage = page.status === 200 && page.text.includes('deployment');
  return [
    [
      'host: the sign-in page',
      isPage ? '' : `/login/index answers ${page.status}, and not the page`,
    ],
    [
      'host: its policy',
      policy.startsWith("default-src 'none'")
        ? ''
        : `Content-Security-Policy is “${policy.slice(0, 60)}”`,
    ],
    [
      'host: pages are not stored',
      page.headers.get('cache-control') === 'no-store'
        ? ''
        : 'Cache-Control of /login/index must be no-store',
    ],
    [
      'host: a missing script is 404',
      missing.status === 404
        ? ''
        : `/assets/no-such-file.js answers ${missing.status}: old tabs would run a page as a script`,
    ],
  ];
}

/** The path of an operation with the values of its parameters. */
function pathOf(path: string, values: Readonly<Record<string, unknown>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
}

/**
 * Sends the contract's safe calls to a service and compares the answers with the contract.
 * @returns one finding for each call, and for each rule of the host
 */
export async function verifyContract({
  contract: file,
  target,
  host = false,
  tenant,
  token,
  isAdministrator = false,
  timeoutMs = TIMEOUT_MS,
}: VerifyOptions): Promise<Finding[]> {
  const contract = loadContract(file);
  let last: Readonly<Record<string, unknown>> = {};
  const check = async (operation: ContractOperation): Promise<Finding> => {
    const id = operation.id as OperationId;
    const { method, path, bearer = false } = operations[id];
    const { query, path: values, request: body } = examples[id];
    const url = new URL(pathOf(path, values), target);
    // The status of a QR session needs the session that was just made.
    for (const [name, value] of Object.entries(query))
      url.searchParams.set(name, String(last[name] ?? value));
    const headers: Record<string, string> = {
      accept: 'application/json, */*',
      'sxz-lang': 'en_US',
      ...(tenant === undefined ? {} : { tenant_id: tenant }),
      ...(bearer ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const request = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await ask(url, request, timeoutMs);
    last = (parseEnvelope(answer.text)?.data ?? {}) as typeof last;
    const problems = problemsOf(answer, operation, bearer);
    return [`${operation.id} (${answer.milliseconds.toFixed(0)} ms)`, problems.join('\n')];
  };
  const maySend = (id: string): boolean => {
    const { by, isSafe } = examples[id as OperationId];
    return (
      isSafe && (by === 'anyone' || (token !== undefined && (by === 'user' || isAdministrator)))
    );
  };
  const findings: Finding[] = host
    ? await checkHost(target, timeoutMs).catch((error: unknown) => [
        ['host', reasonOf(error)] as const,
      ])
    : [];
  // One after another, as a visit does: services limit how often one address asks.
  for (const operation of contract.operations) {
    if (!maySend(operation.id)) continue;
    findings.push(
      await check(operation).catch((error: unknown): Finding => [operation.id, reasonOf(error)]),
    );
  }
  return findings;
}
