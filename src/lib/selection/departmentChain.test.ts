/** @jest-environment node */
import fc from 'fast-check';
import { isReached } from './departmentChain';
import { checkProperty } from '#testing/run/properties.ts';
import { ancestorsOf, isBelow, world } from '#testing/selection/selectionSteps.ts';

test('a search in a department includes it and, if requested, its descendants', () => {
  checkProperty(
    200,
    fc.property(world, (small) => {
      small.departments.forEach(({ id: top }, above) =>
        small.departments.forEach(({ id }, place) => {
          const chain = { id, ancestorIds: ancestorsOf(small, place) };
          expect([id, top, isReached(chain, top, 'below')]).toEqual([
            id,
            top,
            isBelow(small, place, above),
          ]);
          expect([id, top, isReached(chain, top, 'single')]).toEqual([id, top, id === top]);
        }),
      );
    }),
  );
});
