import { validateHeaderName, validateHeaderValue } from 'node:http';
import type { NewRule } from '#mock/state/controlTypes.ts';
import { operations } from '#shared/api/contract/operations.generated.ts';
import { findOutcome } from './outcomes';
import { unknownOperation } from '#mock/state/nearest.ts';

/** The first reason why headers cannot be sent, naming the header. */
function headersProblem(headers: Readonly<Record<string, string>> = {}): string | undefined {
  for (const [name, value] of Object.entries(headers)) {
    try {
      validateHeaderName(name);
      validateHeaderValue(name, value);
    } catch (error) {
      return `headers: ${(error as Error).message}`;
    }
  }
  return undefined;
}

/** For `*`, every operation must have the outcome. */
function outcomeProblem({ kind, operation, outcome }: NewRule): string | undefined {
  if (kind !== 'outcome') return outcome === undefined ? undefined : 'outcome needs kind "outcome"';
  if (outcome === undefined) return 'kind "outcome" needs the name of an outcome';
  const operationIds = operation === '*' ? Object.keys(operations) : [operation];
  return operationIds
    .map((id) => findOutcome(id, outcome))
    .find((problem) => typeof problem === 'string');
}

/** What is wrong with a rule of the right shape; undefined if nothing is. */
export function ruleProblem(rule: NewRule): string | undefined {
  if (rule.operation !== '*' && !Object.hasOwn(operations, rule.operation))
    return unknownOperation(rule.operation);
  return outcomeProblem(rule) ?? headersProblem(rule.headers);
}
