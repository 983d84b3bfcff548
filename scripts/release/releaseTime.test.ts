/** @jest-environment node */
import { releaseTime } from './releaseTime';

const MUCH_LATER = 4_000_000_000;

test('a release has the time of SOURCE_DATE_EPOCH', async () => {
  expect(await releaseTime({ SOURCE_DATE_EPOCH: '1700000000' })).toBe(1_700_000_000);
});

test('a release has the time of its commit, or asks for one where there is no git', async () => {
  const time = await releaseTime({}).catch((error: unknown) => (error as Error).message);
  const isTime = typeof time === 'number' && time > 1_700_000_000 && time < MUCH_LATER;
  expect([
    true,
    'Without git, SOURCE_DATE_EPOCH must say the time of the release, in seconds.',
  ]).toContain(isTime || time);
});
