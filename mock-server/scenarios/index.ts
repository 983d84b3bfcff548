import { operations } from '../../src/api/contract/operations.generated';
import type { OperationId } from '../../src/api/contract/operations.generated';
import { academyScenarios } from './academy';
import { clientScenarios } from './client';
import { commonScenarios } from './common';
import { joinScenarios } from './join';
import { qrScenarios } from './qr';
import { restorationScenarios } from './restoration';
import type { Scenario, Scenarios, ScenarioTable } from './scenarioTypes';
import { selectorScenarios } from './selectors';
import { sessionScenarios } from './session';
import { thirdPartyScenarios } from './thirdParty';
import { verificationCodeScenarios } from './verificationCodes';

/** The named outcomes of every operation, besides those of `common.ts`. A new room joins by one line. */
export const scenarioTable: ScenarioTable = {
  ...academyScenarios,
  ...verificationCodeScenarios,
  ...sessionScenarios,
  ...clientScenarios,
  ...qrScenarios,
  ...restorationScenarios,
  ...thirdPartyScenarios,
  ...joinScenarios,
  ...selectorScenarios,
};

/** Every outcome of an operation: its own, then those that all have. */
export function scenariosOf<Id extends OperationId>(id: Id): Scenarios<Id> {
  const own = scenarioTable[id];
  return { ...own, ...commonScenarios(id), ...own };
}

/**
 * Looks an outcome up.
 * @returns the outcome, or in words why there is none
 */
export function findScenario(operation: string, name: string): Scenario<OperationId> | string {
  if (!Object.hasOwn(operations, operation)) return `The contract has no operation "${operation}"`;
  const known = scenariosOf(operation as OperationId) as Scenarios<OperationId>;
  const found = Object.hasOwn(known, name) ? known[name] : undefined;
  return found ?? `${operation} has no scenario "${name}". It has: ${Object.keys(known).join(', ')}`;
}
