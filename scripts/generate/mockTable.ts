import { readFile } from 'node:fs/promises';
import { commonScenarios } from '#mock/services/common/common.ts';
import { scenarioTable } from '#mock/services/scenarios.ts';
import type { AlsoBy, Scenario, Scenarios } from '#mock/services/common/scenarioTypes.ts';
import { operations } from '#shared/api/contract/operations.generated.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { writeOrCompare } from './writeOrCompare';

const README = new URL('../../mock-server/README.md', import.meta.url);
const BEGIN = '<!-- Generated from mock-server/services/scenarios.ts by `npm run generate`: -->';
const END = '<!-- End of what is generated. -->';

/** Sample operations for the common outcomes: one without and one with a bearer token. */
const SAMPLE: OperationId = 'getRemoteConfig';
const BEARER_SAMPLE: OperationId = 'getProfile';

function answerOf({ status, code }: Scenario<OperationId>): string {
  if (status === null) return 'none';
  return [
    status === 'usual' ? 'as usual' : String(status),
    ...(code === null ? [] : [`\`${code}\``]),
  ].join(' ');
}

function alsoBy({ accounts = [], tenants = [], words }: AlsoBy = {}): string {
  return [
    ...accounts.map((account) => `\`${account}\``),
    ...tenants.map((tenant) => `academy \`${tenant}\``),
    ...(words === undefined ? [] : [words]),
  ].join(', ');
}

function rowsOf(operation: string, scenarios: Scenarios<OperationId>): string[] {
  return Object.entries(scenarios).map(
    ([name, scenario]) =>
      `| \`${operation}=${name}\` | ${answerOf(scenario)} | ${scenario.about.replaceAll('|', '\\|')} | ${alsoBy(scenario.also)} |`,
  );
}

function tableOf(title: string, rows: readonly string[]): string[] {
  return [
    `**${title}**`,
    '',
    '| Scenario | Answer | What happens | Also by |',
    '|---|---|---|---|',
    ...rows,
    '',
  ];
}

function tables(): string {
  const ids = Object.keys(operations) as OperationId[];
  const every = rowsOf('…', commonScenarios(SAMPLE) as Scenarios<OperationId>);
  const ofBearers = rowsOf('…', commonScenarios(BEARER_SAMPLE) as Scenarios<OperationId>).filter(
    (row) => !every.includes(row),
  );
  return [
    ...tableOf('Every operation', every),
    ...tableOf('Every operation that wants a bearer', ofBearers),
    ...ids.flatMap((id) => {
      const rows = rowsOf(id, scenarioTable[id] as Scenarios<OperationId>);
      return rows.length === 0
        ? []
        : tableOf(`${operations[id].method} ${operations[id].path}`, rows);
    }),
  ].join('\n');
}

/**
 * Writes the table of endpoints, codes and triggers into the mock's README; compares it with
 * `check`.
 * @returns the problems, empty if there are none
 * @throws if the README lacks the two comments around the table
 */
export async function generateMockTable({ check }: { check: boolean }): Promise<string[]> {
  const text = await readFile(README, 'utf8');
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin)
    throw new Error(`mock-server/README.md must contain "${BEGIN}" and "${END}"`);
  return writeOrCompare(
    README,
    `${text.slice(0, begin)}${BEGIN}\n\n${tables()}\n${text.slice(end)}`,
    check,
  );
}

/** Checks that the table in the mock's README matches the scenarios. @returns the problems */
export function checkMockTable(): Promise<string[]> {
  return generateMockTable({ check: true });
}
