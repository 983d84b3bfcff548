/** @jest-environment node */
import { generateContractExamples } from './contractExamples';

test('the examples of the contract are what the mock answers', async () => {
  expect(await generateContractExamples({ check: true })).toEqual([]);
}, 60_000);
