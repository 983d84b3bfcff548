import type { Contract } from '#mock/contract/contract.ts';
import { maskPersonal } from '#mock/contract/maskPersonal.ts';
import { answerTo } from '#mock/services/upstreamAnswers.ts';
import type { Recording } from '#mock/services/recordedScenarios.ts';
import type { RequestLog } from '#mock/state/requestLog.ts';

/** A recording of an answer, without personal data. */
export interface MadeRecording {
  recording: Recording;
  /** Fields of the answer that were left out. */
  dropped: string[];
}

/**
 * Makes a recording of an answer in the log.
 * @param call the call's id; by default the operation's newest call that a service answered
 * @returns the recording, or why there is none
 */
export function recordAnswer(
  contract: Contract,
  requests: RequestLog,
  { operation: id, call, about }: { operation: string; call?: number; about?: string },
): MadeRecording | string {
  const operation = contract.operations.find((each) => each.id === id);
  if (!operation) return `The contract has no operation "${id}"`;
  const entry = requests
    .list(id)
    .find((each) => answerTo(each) && (call === undefined || each.id === call));
  const outcome = entry && answerTo(entry);
  if (!outcome)
    return `The log has no answer of a real service to ${id} that can be recorded (up to 256 KiB)`;
  const { status, body: bytes } = outcome;
  const schema = operation.answerSchema(status);
  const type = operation.answerType(status) ?? '';
  const text = bytes.toString();
  if (!schema || !/json|^text\//.test(type) || !outcome.type?.startsWith(type))
    return `Only answers with JSON or text that the contract has can be recorded, not ${status} with ${outcome.type ?? 'no body'}`;
  try {
    const original: unknown = type.includes('json') ? JSON.parse(text) : text;
    const { value, dropped } = maskPersonal(contract.document, schema, original);
    return {
      recording: { about: about ?? 'Recorded from a real service', status, body: value },
      dropped,
    };
  } catch (error) {
    return `The answer cannot be read: ${(error as Error).message}`;
  }
}
