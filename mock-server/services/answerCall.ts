import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { handlers } from './handlers';
import type { InjectedFault } from './operationTypes';
import { findOutcome } from './outcomes';

interface LooseAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}
type Loose = LooseAnswer | InjectedFault;
interface LooseOutcome {
  answer?(call: object, detail?: number): Loose;
  given?(call: object): object;
}
type LooseHandler = (call: object) => Promise<Loose | string | { outcome: string; detail: number }>;

/**
 * Gives the outcome with a name; without one, what the handler answers, or the outcome that it
 * names.
 * @throws for the name of no outcome
 */
export async function answerCall(
  id: OperationId,
  name: string | undefined,
  call: object,
  detail?: number,
): Promise<Loose> {
  const outcome = name === undefined ? {} : (findOutcome(id, name) as LooseOutcome | string);
  if (typeof outcome === 'string') throw new Error(outcome);
  if (outcome.answer) return outcome.answer(call, detail);
  const handler = handlers[id] as unknown as LooseHandler;
  const handled = await handler({ ...call, ...outcome.given?.(call) });
  if (typeof handled === 'string') return answerCall(id, handled, call);
  return 'outcome' in handled ? answerCall(id, handled.outcome, call, handled.detail) : handled;
}
