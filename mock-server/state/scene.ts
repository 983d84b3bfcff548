import type { ActiveRule, Scene } from './controlTypes';
import { applyMergePatch, mergePatchBetween } from './mergePatch';
import { makeRandom } from './random';
import { seedTables } from './seeds/seedTables';
import type { Tables } from './tables';
import type { Namespace, NamespaceState } from './types';

type RowChanges = NonNullable<Scene['tables']>[string];
type Row = { id: string };

function byId(rows: readonly Row[]): Record<string, object> {
  return Object.fromEntries(rows.map(({ id, ...fields }) => [id, fields]));
}

/** The tables of a scene: the seeds with its differences. The rows are not checked. */
export function tablesOf({ tables = {} }: Scene): Tables {
  const changes = Object.entries(seedTables()).map(([name, rows]: [string, Row[]]) => {
    const rowsById = applyMergePatch(byId(rows), tables[name] ?? {}) as Record<string, object>;
    return [name, Object.entries(rowsById).map(([id, fields]) => ({ id, ...fields }))];
  });
  return Object.fromEntries(changes) as Tables;
}

/** The highest number in the ids that the database made, so that new ids are unused. */
function insertedIn(tables: Tables): number {
  const numbers = Object.entries(tables).flatMap(([name, rows]: [string, Row[]]) =>
    rows.map(({ id }) => (id.startsWith(`${name}-`) ? Number(id.slice(name.length + 1)) : 0)),
  );
  return numbers.reduce(
    (most, each) => (Number.isSafeInteger(each) ? Math.max(most, each) : most),
    0,
  );
}

function startOf({ seed, name }: Pick<Namespace, 'seed' | 'name'>): number {
  return makeRandom(`${seed}:${name}`).state();
}

/** Adds a field only if it differs from the seeds. */
function unlessEmpty<Name extends keyof Scene>(
  name: Name,
  value: NonNullable<Scene[Name]>,
): Partial<Scene> {
  return Object.keys(value).length === 0 ? {} : { [name]: value };
}

/** The current state of a namespace as differences from the seeds. */
export function sceneOf(
  namespace: Pick<Namespace, 'seed' | 'name'>,
  { database, clock, random, rules }: NamespaceState,
): Scene {
  const seeds = seedTables();
  const tables = Object.entries(database.tables).flatMap(([name, rows]: [string, Row[]]) => {
    const change = mergePatchBetween(byId(seeds[name as keyof Tables]), byId(rows));
    return change === undefined ? [] : [[name, change as RowChanges] as const];
  });
  const { offset, frozenAt } = clock;
  return structuredClone({
    ...unlessEmpty('clock', {
      ...(frozenAt !== undefined && { freeze: new Date(frozenAt).toISOString() }),
      ...(offset !== 0 && { advanceMs: offset }),
    }),
    ...unlessEmpty(
      'rules',
      rules.map(({ id: _, seen, ...rule }) => ({ ...rule, ...(seen > 0 && { seen }) })),
    ),
    ...unlessEmpty('tables', Object.fromEntries(tables)),
    ...(random !== startOf(namespace) && { random }),
  });
}

/** The rules of a scene, those of `outcomes` last. */
export function rulesOfScene({ outcomes = {}, rules = [] }: Scene): ActiveRule[] {
  const choices = Object.entries(outcomes).map(
    ([operation, outcome]) => ({ operation, kind: 'outcome', outcome }) as const,
  );
  return [...rules, ...choices].map((rule, index) => ({ seen: 0, ...rule, id: index + 1 }));
}

/** The state that a scene describes. The scene must be valid (`control/scenes/sceneProblem.ts`). */
export function stateOfScene(
  namespace: Pick<Namespace, 'seed' | 'name'>,
  scene: Scene,
): NamespaceState {
  const { clock: { freeze, advanceMs = 0 } = {}, random } = scene;
  const tables = tablesOf(scene);
  return structuredClone({
    database: { tables, inserted: insertedIn(tables) },
    clock: { offset: advanceMs, ...(freeze !== undefined && { frozenAt: Date.parse(freeze) }) },
    random: random ?? startOf(namespace),
    rules: rulesOfScene(scene),
  });
}
