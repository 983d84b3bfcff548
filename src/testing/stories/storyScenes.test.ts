/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { storyMock } from './storyMock';
import { sceneNames } from './storyScenes';
import { ScriptedService } from '../network/scriptedFetch';

test('stories know every scene of the folder', () => {
  const files = readdirSync('mock-server/scenes').filter((name) => !name.includes('.schema.'));
  expect(sceneNames.map((name) => `${name}.json`)).toEqual(files.sort());
});

test('a scene gives a story its rows, outcomes and faults; signed-in people stay signed in', async () => {
  jest.useFakeTimers();
  const mock = storyMock('en_US');
  const { fetch } = new ScriptedService((operation) => mock.answer(operation));
  const call = async (path: string, init?: RequestInit): Promise<unknown> => {
    const answer = fetch(`https://academy.example${path}`, init);
    await jest.advanceTimersByTimeAsync(2000);
    return (await answer).json();
  };
  const overseas = '/api/accounts/open/client/overseas';
  expect(await call(overseas)).toMatchObject({ data: false });
  mock.loadScene('bad-day');
  expect(await call(overseas)).toMatchObject({ data: true });
  mock.loadScene('last-day-to-restore');
  expect(await call(overseas)).toMatchObject({ data: false });
  const [user] = mock.namespace.database
    .rows('users')
    .filter(({ deregisteredAt }) => deregisteredAt === '-P14D');
  expect(user).toBeDefined();
  expect(
    mock.namespace.database.find('tokens', ({ accessToken }) => accessToken === user?.id),
  ).toBeDefined();
  jest.useRealTimers();
});
