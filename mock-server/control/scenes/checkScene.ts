import type { Contract } from '#mock/contract/contract.ts';
import { headersProblem } from '#mock/control/api/headersProblem.ts';
import { findScenario } from '#mock/services/scenarios.ts';
import { isExpressibleTime } from '#mock/state/clock.ts';
import { isNeeded, isTable, rowProblem } from '#mock/state/rowShapes.ts';
import { tablesOf } from '#mock/state/scene.ts';
import type { Scene } from '#mock/state/scene.ts';
import { operations } from '#shared/api/contract/operations.generated.ts';

/** @returns what is wrong with a scene, starting with the field; undefined if nothing is */
export type CheckScene = (scene: unknown) => string | undefined;

function clockProblem({ clock: { freeze, advanceMs = 0 } = {} }: Scene): string | undefined {
  const start = freeze === undefined ? Date.now() : Date.parse(freeze);
  if (!isExpressibleTime(start))
    return `clock.freeze "${freeze}" is not a time in the years 0 to 9999`;
  return isExpressibleTime(start + advanceMs)
    ? undefined
    : 'clock.advanceMs moves the clock out of the years 0 to 9999';
}

function outcomesProblem({ outcomes = {} }: Scene): string | undefined {
  for (const [operation, name] of Object.entries(outcomes)) {
    const found = findScenario(operation, name);
    if (typeof found === 'string') return `outcomes.${operation}: ${found}`;
  }
  return undefined;
}

function rulesProblem({ rules = [] }: Scene): string | undefined {
  for (const [index, { operation, outcome, headers }] of rules.entries()) {
    if (operation !== '*' && !Object.hasOwn(operations, operation))
      return `rules[${index}].operation: the contract has no operation "${operation}"`;
    const found = outcome === undefined ? undefined : findScenario(operation, outcome);
    if (typeof found === 'string') return `rules[${index}].outcome: ${found}`;
    const problem = headersProblem(headers);
    if (problem !== undefined) return `rules[${index}].${problem}`;
  }
  return undefined;
}

function tablesProblem(scene: Scene): string | undefined {
  const changed = Object.entries(scene.tables ?? {});
  const unknown = changed.find(([name]) => !isTable(name));
  if (unknown) return `tables.${unknown[0]}: the mock has no such table`;
  const after = tablesOf(scene);
  for (const [table, changes] of changed) {
    if (!isTable(table)) continue;
    for (const [id, change] of Object.entries(changes)) {
      if (change === null && isNeeded(table, id))
        return `tables.${table}.${id}: the mock needs this row`;
      const row = after[table].find((each) => each.id === id);
      const problem = row && rowProblem(table, row);
      if (problem !== undefined) return `tables.${problem}`;
    }
  }
  return undefined;
}

/**
 * Creates the check of scenes: the schema of `contract/control.yaml`, then what a schema cannot
 * say: names of operations, outcomes and tables, complete rows, and times that exist.
 */
export function makeCheckScene(control: Contract): CheckScene {
  const schema = control.operations.find(({ id }) => id === 'loadScene');
  return (scene) => {
    const [violation] =
      schema?.checkRequest({
        headers: {},
        query: {},
        path: {},
        body: scene,
        contentType: 'application/json',
      }).violations ?? [];
    if (violation) return violation.message;
    const valid = scene as Scene;
    return (
      clockProblem(valid) ?? outcomesProblem(valid) ?? rulesProblem(valid) ?? tablesProblem(valid)
    );
  };
}
