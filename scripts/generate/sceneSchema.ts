import { readFile } from 'node:fs/promises';
import { format } from 'prettier';
import { parse } from 'yaml';
import { writeOrCompare } from './writeOrCompare';

const CONTROL = new URL('../../mock-server/contract/control.yaml', import.meta.url);
const SCHEMA = new URL('../../mock-server/scenes/scene.schema.json', import.meta.url);
const REFERENCE = /"#\/components\/schemas\/(\w+)"/g;

/** The names of all schemas that a schema refers to, directly and through others. */
function referred(schemas: Readonly<Record<string, unknown>>, name: string): string[] {
  const found = new Set<string>();
  const visit = (each: string): void => {
    for (const [, next = ''] of JSON.stringify(schemas[each]).matchAll(REFERENCE)) {
      if (found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  visit(name);
  return [...found].sort();
}

/**
 * Writes the JSON Schema of scenes, for editors, from schema `Scene` of the control API; compares
 * it with `check`.
 * @returns a message if the file differs, otherwise none
 */
export async function generateSceneSchema({ check }: { check: boolean }): Promise<string[]> {
  const {
    components: { schemas },
  } = parse(await readFile(CONTROL, 'utf8')) as {
    components: { schemas: Record<string, object> };
  };
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Scene of the mock',
    ...schemas['Scene'],
    $defs: Object.fromEntries(referred(schemas, 'Scene').map((name) => [name, schemas[name]])),
  };
  const text = JSON.stringify(schema).replaceAll(REFERENCE, '"#/$defs/$1"');
  return writeOrCompare(
    SCHEMA,
    await format(text, { parser: 'json', printWidth: 100, objectWrap: 'collapse' }),
    check,
  );
}
