/** @jest-environment node */
import { chooseSeed } from './chooseSeed';

let printed: jest.SpyInstance;
beforeEach(() => {
  printed = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['a new seed', {}, '1764028800'],
  ['the requested seed', { SEED: '7' }, '7'],
])('uses and prints %s', (_what, environment, seed) => {
  jest.spyOn(Date, 'now').mockReturnValue(1_764_028_800);
  jest.replaceProperty(process, 'env', { ...environment } as NodeJS.ProcessEnv);
  chooseSeed();
  expect(process.env['SEED']).toBe(seed);
  expect(printed).toHaveBeenCalledWith(expect.stringContaining(`SEED=${seed} `));
});
