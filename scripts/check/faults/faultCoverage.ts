import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { notFetched } from '#shared/api/contract/notFetched.ts';
import { operations } from '#shared/api/contract/operations.generated.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { writeOrCompare } from '#scripts/generate/writeOrCompare.ts';
import { testTitles } from './testTitles';
import type { TestTitle } from './testTitles';

const TABLE = new URL('../../../docs/fault-coverage.md', import.meta.url);
const FAULTS = 'src/testing/cases/faults.json';
const NETWORK_FAULTS = 'src/testing/network/networkFaults.ts';
const ID = /\b(?:net|click|order|time|qr|store|nav|asset|env|file)-\d\d\b/g;

/** Tests every operation with every fault, at the base query that all operations share. */
const EVERY_OPERATION = 'src/testing/network/everyOperation.test.ts';

/** Network faults that do not belong to an operation. Each has its own tests. */
const ALONE: Readonly<Record<string, string>> = {
  'net-20': 'only for calls with a session',
  'net-26': 'affects the connection, not a call',
};

interface Fault {
  id: string;
  when: string;
  inject: string;
  expect: string;
}

interface FoundTest extends TestTitle {
  path: string;
}

const cell = (text: string): string =>
  text.replaceAll('|', '\\|').replaceAll(/[<>]/g, (sign) => (sign === '<' ? '&lt;' : '&gt;'));
const idsIn = (text: string): string[] => text.match(ID) ?? [];

async function testsOf(folder: string, pattern: RegExp): Promise<FoundTest[]> {
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => pattern.test(name))
    .sort();
  const known = new Set(Object.keys(operations));
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name).replaceAll('\\', '/');
      return testTitles(path, await readFile(path, 'utf8'), known).map((test) => ({
        ...test,
        path,
      }));
    }),
  );
  return found.flat();
}

function faultRow({ id, when, inject, expect }: Fault, tests: readonly FoundTest[]): string {
  const named = tests.map(({ path, title }) => `\`${path}\`: ${cell(title)}`);
  return `| ${id} | ${cell(when)}: ${cell(inject)} | ${cell(expect)} | ${[...new Set(named)].join('<br>')} |`;
}

/**
 * Which network faults each operation is tested with, which are separate and why, and the problems.
 */
function crossing(
  faults: readonly Fault[],
  tests: readonly FoundTest[],
  scripted: ReadonlySet<string>,
): { lines: string[]; missing: string[] } {
  const ids = faults.map(({ id }) => id).filter((id) => id.startsWith('net-'));
  const layered = new Set(
    tests.filter(({ path }) => path === EVERY_OPERATION).flatMap(({ words }) => idsIn(words)),
  );
  const isCrossed = (id: string) => scripted.has(id) || layered.has(id);
  const crossed = ids.filter(isCrossed);
  const alone = ids.filter((id) => ALONE[id] !== undefined);
  const places = (id: string) => [
    ...new Set(
      tests.filter(({ words }) => idsIn(words).includes(id)).map(({ path }) => `\`${path}\``),
    ),
  ];
  const lines = [
    `## Every operation with every network fault: ${crossed.length} of ${ids.length}`,
    '',
    `\`${EVERY_OPERATION}\` runs each operation with each of them at the base query, which determines the kind of a fault. The`,
    'screens below run with one fault of each kind. The others do not belong to an operation:',
    '',
    '| Fault | Why | Tests |',
    '|---|---|---|',
    ...alone.map((id) => `| ${id} | ${ALONE[id] ?? ''} | ${places(id).join('<br>')} |`),
    '',
  ];
  const missing = [
    ...ids
      .filter((id) => !isCrossed(id) && ALONE[id] === undefined)
      .map(
        (id) => `No operation is tested with ${id}: add it, or give a reason in faultCoverage.ts`,
      ),
    ...alone
      .filter(isCrossed)
      .map((id) => `${id} is listed as separate, but every operation is tested with it`),
  ];
  return { lines, missing };
}

/** The table of faults and tests, and the faults without tests. */
async function makeTable(): Promise<{ text: string; missing: string[] }> {
  const { oracle, faults } = JSON.parse(await readFile(FAULTS, 'utf8')) as {
    oracle: string;
    faults: Fault[];
  };
  const tests = [
    ...(await testsOf('src', /\.test\.tsx?$/)),
    ...(await testsOf('e2e', /\.spec\.ts$/)),
  ];
  const everyCall = new Set(idsIn(await readFile(NETWORK_FAULTS, 'utf8')));
  const network = tests.filter(
    ({ hasNetworkFaults, operations: named }) => hasNetworkFaults && named.length > 0,
  );
  const missing: string[] = [];
  const rows = faults.map((fault) => {
    const found = tests.filter(({ words }) => idsIn(words).includes(fault.id));
    const isEverywhere = everyCall.has(fault.id) && network.length > 0;
    if (found.length === 0 && !isEverywhere)
      missing.push(`No test names ${fault.id} (${fault.when}: ${fault.inject})`);
    const note = isEverywhere
      ? [
          {
            path: NETWORK_FAULTS,
            title: 'with every operation at the base query, and by its kind on each screen below',
            words: '',
            operations: [],
            hasNetworkFaults: true,
          },
        ]
      : [];
    return faultRow(fault, [...note, ...found]);
  });
  const calls = (Object.keys(operations) as OperationId[]).map((operation) => {
    const where = [
      ...new Set(
        network
          .filter(({ operations: named }) => named.includes(operation))
          .map(({ path }) => `\`${path}\``),
      ),
    ];
    const reason = notFetched[operation];
    if (where.length === 0 && reason === undefined)
      missing.push(`No test of a screen runs ${operation} with one network fault of each kind`);
    return `| ${operation} | ${where.join('<br>') || `not called by fetch: ${reason ?? ''}`} |`;
  });
  const crossed = crossing(faults, tests, everyCall);
  const text = [
    '# Faults and their tests',
    '',
    'Generated from the titles of the tests by `npm run coverage:faults`; `npm run check` fails when a fault or an operation has',
    'no test, or this table is stale.',
    '',
    `The oracle of all: ${oracle}`,
    '',
    '| Fault | What happens | Expected result | Tests |',
    '|---|---|---|---|',
    ...rows,
    '',
    ...crossed.lines,
    '| Operation | Screens |',
    '|---|---|',
    ...calls,
    '',
  ].join('\n');
  return { text, missing: [...missing, ...crossed.missing] };
}

/**
 * Writes the table into `docs/fault-coverage.md`, or compares it with `check`.
 * @returns the faults without tests, and whether the table is stale
 */
export async function faultCoverage({ check }: { check: boolean }): Promise<string[]> {
  const { text, missing } = await makeTable();
  const drifted = await writeOrCompare(TABLE, text, check);
  return [
    ...missing,
    ...drifted.map((line) => line.replace('npm run generate', 'npm run coverage:faults')),
  ];
}
