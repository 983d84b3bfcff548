import { existsSync, readFileSync } from 'node:fs';
import equivalents from './equivalents.json' with { type: 'json' };
import { guardedModules } from './guardedModules';
import { guardsOf } from './guards';

test('every guarded module and each of its tests exists', () => {
  const named = Object.entries(guardedModules).flatMap(([path, tests]) => [path, ...tests]);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test('the own test of each guarded module is among its tests', () => {
  const forgotten = Object.entries(guardedModules).filter(([path, tests]) => {
    const own = path.replace(/\.tsx?$/, '.test$&');
    return existsSync(own) && !tests.includes(own);
  });
  expect(forgotten.map(([path]) => path)).toEqual([]);
});

test('every equivalent guard stands in its module', () => {
  const stale = equivalents.filter(
    ({ module, guard }) =>
      !guardsOf(module, readFileSync(module, 'utf8')).some(({ says }) => says === guard),
  );
  expect(stale).toEqual([]);
});
