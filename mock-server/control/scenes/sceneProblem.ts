import { isRecord } from '#lib/object/isRecord.ts';
import type { Scene } from '#mock/state/controlTypes.ts';
import { ruleProblem } from '#mock/services/ruleProblem.ts';
import { isExpressibleTime } from '#mock/state/clock.ts';
import { isNeeded, isTable, rowProblem, tableNames } from '#mock/state/rowShapes.ts';
import { rulesOfScene, tablesOf } from '#mock/state/scene.ts';
import {
  anything,
  integer,
  listOf,
  mapOf,
  object,
  optional,
  text,
  time,
} from '#mock/state/shape.ts';
import type { Shape } from '#mock/state/shape.ts';
import { sceneRule } from '#mock/state/stateShapes.ts';
import { didYouMean } from '#mock/state/nearest.ts';

const patch: Shape = (value, field) =>
  value === null || isRecord(value) ? undefined : `${field} must be an object or null`;

const shape = object<Scene & { $schema?: string }>({
  // Files of earlier versions name a schema.
  $schema: anything,
  about: optional(text),
  clock: optional(
    object<NonNullable<Scene['clock']>>({ freeze: optional(time), advanceMs: optional(integer) }),
  ),
  outcomes: optional(mapOf(text)),
  rules: optional(listOf(sceneRule)),
  tables: optional(mapOf(mapOf(patch))),
  random: optional(integer),
});

function clockProblem({ clock: { freeze, advanceMs = 0 } = {} }: Scene): string | undefined {
  const start = freeze === undefined ? Date.now() : Date.parse(freeze);
  return isExpressibleTime(start + advanceMs)
    ? undefined
    : 'clock is not a time in the years 0 to 9999';
}

function rulesProblem(scene: Scene): string | undefined {
  for (const [index, rule] of rulesOfScene(scene).entries()) {
    const problem = ruleProblem(rule);
    if (problem !== undefined) return `rules[${index}]: ${problem}`;
  }
  return undefined;
}

function tablesProblem(scene: Scene): string | undefined {
  const tableChanges = Object.entries(scene.tables ?? {});
  const unknown = tableChanges.find(([name]) => !isTable(name));
  if (unknown)
    return `tables.${unknown[0]}: the mock has no such table${didYouMean(unknown[0], tableNames)}`;
  const after = tablesOf(scene);
  for (const [table, changes] of tableChanges) {
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

/** What is wrong with a scene, starting with the field; undefined if nothing is. */
export function sceneProblem(scene: unknown): string | undefined {
  const valid = scene as Scene;
  return shape(scene, '') ?? clockProblem(valid) ?? rulesProblem(valid) ?? tablesProblem(valid);
}
