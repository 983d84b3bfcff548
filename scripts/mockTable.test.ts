/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { commonScenarios } from '../mock-server/scenarios/common';
import { operations } from '../src/api/contract/operations.generated';
import type { OperationId } from '../src/api/contract/operations.generated';

const README = readFileSync('mock-server/README.md', 'utf8');
const ids = Object.keys(operations) as OperationId[];

/** The names below a title of the table. */
function namesBelow(title: string): string[] {
  const [, below = ''] = README.split(`**${title}**`);
  const [table = ''] = below.split('\n**');
  return [...table.matchAll(/^\| `…=([^`]+)`/gm)].map(([, name = '']) => name);
}

it.each(ids)('the README names the outcomes that %s shares with others, and none that it would refuse', (id) => {
  const told = [...namesBelow('Every operation'), ...(operations[id].bearer ? namesBelow('Every operation that wants a bearer') : [])];
  expect(told).toEqual(Object.keys(commonScenarios(id)));
});
