import { call } from './calls.js';

let operations = [];

/** The operations of the contract with their named outcomes, as far as they are loaded. */
export const knownOperations = () => operations;

export async function loadOperations() {
  ({ operations } = await call('scenarios'));
  return operations;
}

export function outcomesOf(operation) {
  return operations.find((known) => known.operation === operation)?.scenarios ?? [];
}
