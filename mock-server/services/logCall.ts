import type { Response } from 'express';
import type { LoggedRequest, Violation } from '#mock/state/controlTypes.ts';
import type { ApiContext } from '#mock/http/context.ts';
import { loggedAnswer, withoutCredentials } from '#mock/http/loggedBody.ts';
import type { EncodedAnswer } from '#mock/http/encodedAnswer.ts';
import type { Namespace } from '#mock/state/types.ts';

/** When each running call began, in real milliseconds. */
const starts = new WeakMap<LoggedRequest, number>();

function finish(entry: LoggedRequest): void {
  const start = starts.get(entry) ?? performance.now();
  entry.ms = Math.round((performance.now() - start) * 10) / 10;
}

/**
 * Adds a running call to the log. It ends with its answer, or when the connection closes. With an
 * upstream, the caller has credentials of a real service: the log hides them.
 */
export function logCall(
  { namespace, logged }: ApiContext,
  operation: string | null,
  response: Response,
): LoggedRequest {
  const headers =
    namespace.upstream.state().url === null ? logged.headers : withoutCredentials(logged.headers);
  const entry = namespace.requests.add({ ...logged, headers, operation });
  starts.set(entry, performance.now());
  namespace.events.publish('running', entry);
  const end = (): void => {
    if (entry.ms !== null) return;
    finish(entry);
    namespace.events.publish('request', entry);
  };
  if (response.closed) end();
  else response.once('close', end);
  return entry;
}

/** Adds violations to the log entry and logs them for the developer. */
export function noteViolations(
  entry: LoggedRequest,
  violations: readonly Violation[],
  log: (line: string) => void,
): void {
  entry.violations.push(...violations);
  for (const { where, message } of violations)
    log(`contract: ${entry.operation ?? entry.path}: ${where} ${message}`);
}

/** Adds the answer to the log entry. Without one, the call runs until its connection closes. */
export function noteAnswer(
  { events, clock }: Namespace,
  entry: LoggedRequest,
  answer: EncodedAnswer | undefined,
): void {
  if (answer) {
    entry.status = answer.status;
    entry.answeredAt = clock.iso();
    entry.code = answer.code;
    entry.size = answer.body.length;
    entry.answer = loggedAnswer(answer);
    finish(entry);
  }
  events.publish('request', entry);
}
