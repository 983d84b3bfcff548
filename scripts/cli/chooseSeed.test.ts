/** @jest-environment node */
import { chooseSeed } from './chooseSeed';

let printed: jest.SpyInstance;
beforeEach(() => {
  printed = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['a new seed', {}, '1764028800'],
  ['the seed that is asked for', { SEED: '7' }, '7'],
])('%s is taken, and printed', (_what, environment, seed) => {
  jest.spyOn(Date, 'now').mockReturnValue(1_764_028_800);
  jest.replaceProperty(process, 'env', { ...environment } as NodeJS.ProcessEnv);
  chooseSeed();
  expect(process.env['SEED']).toBe(seed);
  expect(printed).toHaveBeenCalledWith(expect.stringContaining(`SEED=${seed} `));
});
