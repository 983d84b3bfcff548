import { isDeepStrictEqual } from 'node:util';
import type { components } from '#mock/contract/control.generated.ts';
import { KEPT_CALLS } from '#mock/state/requestLog.ts';
import type { LoggedRequest, RequestLog } from '#mock/state/requestLog.ts';

type Schemas = components['schemas'];

function hasParts(value: unknown, parts: Record<string, unknown> | undefined): boolean {
  if (parts === undefined) return true;
  const whole = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  return Object.entries(parts).every(([name, part]) => isDeepStrictEqual(whole[name], part));
}

function fits(
  { operation, status, code, query, body }: Schemas['Expectation'],
  call: LoggedRequest,
): boolean {
  return (
    call.operation === operation
    && (status === undefined || call.status === status)
    && (code === undefined || call.code === code)
    && hasParts(call.query, query)
    && hasParts(call.body, body)
  );
}

function problemOf(wanted: Schemas['Expectation'], log: readonly LoggedRequest[]): string[] {
  const count = log.filter((call) => fits(wanted, call)).length;
  const { operation, times, atLeast, atMost, ...details } = wanted;
  const [low, high] =
    times === undefined
      ? [atLeast ?? (atMost === undefined ? 1 : 0), atMost ?? Infinity]
      : [times, times];
  if (count >= low && count <= high) return [];
  const such = Object.keys(details).length === 0 ? '' : ` with ${JSON.stringify(details)}`;
  const range =
    low === high ? `${low}` : high === Infinity ? `at least ${low}` : `${low} to ${high}`;
  return [`${operation}${such}: ${count} calls instead of ${range}`];
}

/**
 * Compares the log with the expectations. A log that has dropped calls is a problem itself, because
 * it does not contain all calls.
 */
export function verify(
  { calls = [], onlyThese = false, violations = 0 }: Schemas['Expectations'],
  requests: RequestLog,
): Schemas['Verdict'] {
  const log = requests.list();
  const counts: Record<string, number> = {};
  for (const { operation, method, path } of log) {
    const name = operation ?? `${method} ${path}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  const expected = calls.map(({ operation }) => operation);
  const broken = log.filter((call) => call.violations.length > 0);
  const problems = [
    ...(requests.isCut()
      ? [
          `the log keeps the newest ${KEPT_CALLS} calls, and there were more: empty it before the calls that you want to verify`,
        ]
      : []),
    ...calls.flatMap((wanted) => problemOf(wanted, log)),
    ...(onlyThese
      ? Object.keys(counts)
          .filter((name) => !expected.includes(name))
          .map((name) => `${name}: not expected at all`)
      : []),
    ...(broken.length > violations
      ? broken.map(
          ({ operation, path, violations: [first] }) =>
            `${operation ?? path} breaks the contract: ${first?.where} ${first?.message}`,
        )
      : []),
  ];
  return { ok: problems.length === 0, problems, counts };
}
