import type { DataOf } from '#shared/api/contract/contractTypes.ts';
import { examples } from '#shared/api/contract/examples.generated.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { reply } from './replies';
import type { Reply } from './replies';

/** Other fields of an object, or another value. */
type Change<Data> = Data extends readonly unknown[]
  ? Data
  : Data extends object
    ? Partial<Data>
    : Data;

interface Loose {
  status: number;
  type: string | null;
  answer?: unknown;
}

function changed(value: unknown, change: unknown): unknown {
  const isMerged =
    typeof value === 'object'
    && typeof change === 'object'
    && change !== null
    && !Array.isArray(change);
  if (isMerged) return { ...value, ...change };
  return change === undefined ? value : change;
}

/**
 * The contract's example of an operation's answer.
 * @param change takes the place of fields of its `data`, or of all of it
 */
export function answer<Id extends OperationId>(id: Id, change?: Change<DataOf<Id>>): Reply {
  const { status, type, answer: body }: Loose = examples[id];
  if (type !== 'application/json') return reply.text(status, String(body ?? ''), type ?? undefined);
  const isEnvelope = typeof body === 'object' && body !== null && 'data' in body;
  return reply.json(
    status,
    isEnvelope ? { ...body, data: changed(body.data, change) } : changed(body, change),
  );
}
