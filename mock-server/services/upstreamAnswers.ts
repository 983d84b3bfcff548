import type { Outcome } from '#mock/http/outcome.ts';
import type { LoggedRequest } from '#mock/state/requestLog.ts';

/** Larger answers cannot be recorded. */
const MOST_BYTES = 256 * 1024;

/** Complete answers of real services to the calls in the log; the log itself shortens them. */
const answers = new WeakMap<LoggedRequest, Outcome>();

/** Keeps an answer for a recording, as long as its call is in the log. */
export function saveAnswer(entry: LoggedRequest, outcome: Outcome): void {
  if (outcome.body.length <= MOST_BYTES) answers.set(entry, outcome);
}

/** The kept answer to a call. */
export function answerTo(entry: LoggedRequest): Outcome | undefined {
  return answers.get(entry);
}
