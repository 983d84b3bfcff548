import { fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { fuzzAsync, LONGEST_SEARCH } from '#testing/run/fuzz.ts';
import { SEED } from '#testing/run/properties.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { askByPhone, openSignInPage } from '#testing/pages/signInPage.ts';
import moves from './corpus/moves.json';

type Move = { do: 'drag'; to: number } | { do: 'press'; name: 'Move left' | 'Move right' };

const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({
    do: fc.constant('drag' as const),
    to: fc.oneof(fc.integer({ min: -500, max: 1000 }), fc.double({ noNaN: true })),
  }),
  fc.record({
    do: fc.constant('press' as const),
    name: fc.constantFrom('Move left' as const, 'Move right' as const),
  }),
);

/** Natural width of the background minus that of the piece: the piece's maximum offset. */
const FARTHEST = 320 - 50;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test(
  `every drag and key sequence sends an integer offset in natural pixels (seed ${SEED})`,
  async () => {
    // The service refuses each solution, so that the next picture follows.
    const service = new ScriptedService()
      .script(
        'getSliderChallenge',
        reply.data({ srcImage: 'iVBORw0KGgo=', cutImage: 'iVBORw0KGgo=', key: 'key' }),
      )
      .script('sendSmsCode', reply.refused('100002', 'The picture is not complete'));
    const page = await openSignInPage({ service });
    await askByPhone(page);
    await fuzzAsync(moves as Move[][], fc.array(move, { maxLength: 8 }), 5, async (steps) => {
      for (const image of document.querySelectorAll<HTMLImageElement>('[role=dialog] img')) {
        Object.defineProperty(image, 'naturalWidth', {
          configurable: true,
          value: image.alt === '' ? 50 : 320,
        });
        fireEvent.load(image);
      }
      for (const step of steps) {
        if (step.do === 'drag')
          fireEvent.change(screen.getByRole('slider'), { target: { value: String(step.to) } });
        else fireEvent.click(screen.getByRole('button', { name: step.name }));
      }
      fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
      await passTime(0);
      const left = Number(new URLSearchParams(service.last('sendSmsCode').body).get('left'));
      expect(Number.isInteger(left)).toBe(true);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(FARTHEST);
    });
  },
  LONGEST_SEARCH,
);
