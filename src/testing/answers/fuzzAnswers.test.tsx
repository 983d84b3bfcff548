import fc from 'fast-check';
import { fuzzSlowly } from '../fuzz';
import { SEED } from '../properties';
import { passTime } from '../renderApp';
import { reply, ScriptedService } from '../scriptedFetch';
import { wordsOnScreen } from '../wordsOnScreen';
import corpus from './corpus/spoiltAnswers.json';
import { journeys } from './journeys';
import type { Journey } from './journeys';
import { spoilOf, spoilt } from './spoilt';
import type { Spoil } from './spoilt';
import { wholeAnswers } from './wholeAnswers';
import type { AnsweredOperation } from './wholeAnswers';

type Spoils = Partial<Record<AnsweredOperation, Spoil>>;

/** Nothing is waited for longer (specification 9), and RTK Query tidies up. ms */
const LONGEST_WAIT = 7000;

/** How JavaScript writes what is no text. */
const NO_WORDS = /\bundefined\b|\[object |\bNaN\b|\bnull\b|\bInfinity\b|\d[eE]\+\d|Invalid Date|^(?:true|false)$/;

/** An account pending deregistration, so that the way leads on into restoring it. */
const PENDING = reply.json(400, { code: '030019', message: 'Pending deregistration' });

/** What still says that it waits. Behind a dialog it waits for the visitor, and may. */
function waits(): string[] {
  const waiting = [...document.querySelectorAll('[aria-busy=true], [role=progressbar]')];
  return waiting.filter((part) => part.closest('[inert]') === null).map(({ textContent }) => textContent);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  history.replaceState(null, '', '/');
  jest.useRealTimers();
});

function serviceOf({ name }: Journey, spoils: Spoils): ScriptedService {
  const service = new ScriptedService();
  for (const [operation, answer] of Object.entries(wholeAnswers) as [AnsweredOperation, unknown][]) {
    const spoil = spoils[operation];
    service.script(operation, reply.json(200, spoil ? spoilt(answer, spoil) : answer));
  }
  if (name === 'restoring an account') service.script('getSliderChallenge', reply.data(null)).script('requestToken', PENDING);
  if (name === 'applying') service.script('getCurrentApplication', reply.data(null));
  return service;
}

test.each(journeys.map((journey) => [journey.name, journey] as const))(
  `%s survives answers with parts of a wrong type (seed ${SEED})`,
  async (_name, journey) => {
    jest.spyOn(console, 'warn').mockImplementation();
    const errors = jest.spyOn(console, 'error');
    const any = fc.record(
      Object.fromEntries(journey.asks.map((operation) => [operation, spoilOf(wholeAnswers[operation])])),
      { requiredKeys: [] },
    ) as fc.Arbitrary<Spoils>;
    const kept = (corpus as { journey: string; spoils: Spoils }[]).filter(({ journey: name }) => name === journey.name);
    await fuzzSlowly(kept.map(({ spoils }) => spoils), any, 6, async (spoils) => {
      errors.mockClear();
      const app = await journey.go(serviceOf(journey, spoils));
      const words = wordsOnScreen();
      await passTime(LONGEST_WAIT);
      const wrong = [...words, ...wordsOnScreen()].filter((text) => NO_WORDS.test(text));
      const left = waits();
      app.stop();
      app.unmount();
      expect({ left, wrong, errors: errors.mock.calls }).toEqual({ left: [], wrong: [], errors: [] });
    });
  },
  600_000,
);
