import { ownValue } from '#lib/object/ownValue.ts';
import { operations } from '#shared/api/contract/operations.generated.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { academyScenarios } from '#mock/services/academy/academyScenarios.ts';
import { clientScenarios } from '#mock/services/sign-in/clientScenarios.ts';
import { commonScenarios } from '#mock/services/common/common.ts';
import { joinScenarios } from '#mock/services/join/joinScenarios.ts';
import { qrScenarios } from '#mock/services/qr/qrScenarios.ts';
import { restorationScenarios } from '#mock/services/restoration/restorationScenarios.ts';
import type { Scenario, Scenarios, ScenarioTable } from '#mock/services/common/scenarioTypes.ts';
import { selectorScenarios } from '#mock/services/selectors/selectorsScenarios.ts';
import { sessionScenarios } from '#mock/services/sign-in/sessionScenarios.ts';
import { thirdPartyScenarios } from '#mock/services/third-party/thirdPartyScenarios.ts';
import { verificationCodeScenarios } from '#mock/services/sign-in/verificationCodesScenarios.ts';
import { didYouMean, unknownOperation } from '#mock/nearest.ts';

/** The scenarios of every operation besides those in `common.ts`. A new service adds one line. */
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

/** Every scenario of an operation: its own, then the common ones. */
export function scenariosOf<Id extends OperationId>(id: Id): Scenarios<Id> {
  const own = scenarioTable[id];
  return { ...own, ...commonScenarios(id), ...own };
}

/**
 * Finds a scenario.
 * @returns the scenario, or the reason why it does not exist
 */
export function findScenario(operation: string, name: string): Scenario<OperationId> | string {
  if (!Object.hasOwn(operations, operation)) return unknownOperation(operation);
  const known = scenariosOf(operation as OperationId) as Scenarios<OperationId>;
  const names = Object.keys(known);
  return (
    ownValue(known, name)
    ?? `${operation} has no outcome "${name}". It has: ${names.join(', ')}${didYouMean(name, names)}`
  );
}
