import { act } from '@testing-library/react';
import fc from 'fast-check';
import { languageRequested } from '#shared/i18n/languageSlice.ts';
import { loadPhrases } from '#shared/i18n/messageCatalog.ts';
import { expectSoundStorage } from '../../selection/expectOracle';
import { fuzzAsync, LONGEST_SEARCH } from '../../run/fuzz';
import { SEED } from '../../run/properties';
import { passTime } from '../../render/renderApp';
import { reply, ScriptedService } from '../scriptedFetch';
import corpus from './corpus/spoiltAnswers.json';
import { journeys } from './journeys';
import type { Journey } from './journeys';
import { spoilOf, spoilt } from './spoilt';
import type { Spoil } from './spoilt';
import { strayValues, strayWords } from './strayValues';
import { wholeAnswers } from './wholeAnswers';
import type { AnsweredOperation } from './wholeAnswers';

type Spoils = Partial<Record<AnsweredOperation, Spoil>>;

/** The longest wait of any call (specification 9), and RTK Query's cleanup. ms */
const LONGEST_WAIT = 7000;

/** A right-to-left language, and the one in which an academy has its own names. */
const OTHER_LANGUAGES = ['ar_SA', 'zh_CN'] as const;

/** An account pending deregistration, so that the journey continues with its restoration. */
const PENDING = reply.json(400, { code: '030019', message: 'Pending deregistration' });

/** What still looks busy. A page behind a dialog may wait for the user. */
function waits(): string[] {
  const waiting = [...document.querySelectorAll('[aria-busy=true], [role=progressbar]')];
  return waiting
    .filter((part) => part.closest('[inert]') === null)
    .map(({ textContent }) => textContent);
}

beforeAll(async () => void (await Promise.all(OTHER_LANGUAGES.map(loadPhrases))));
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  history.replaceState(null, '', '/');
  jest.useRealTimers();
});

function serviceOf({ name }: Journey, spoils: Spoils): ScriptedService {
  const service = new ScriptedService();
  for (const [operation, answer] of Object.entries(wholeAnswers) as [
    AnsweredOperation,
    unknown,
  ][]) {
    const spoil = spoils[operation];
    service.script(operation, reply.json(200, spoil ? spoilt(answer, spoil) : answer));
  }
  if (name === 'restoring an account')
    service.script('getSliderChallenge', reply.data(null)).script('requestToken', PENDING);
  if (name === 'applying') service.script('getCurrentApplication', reply.data(null));
  return service;
}

test.each(journeys.map((journey) => [journey.name, journey] as const))(
  `%s survives answers with parts of a wrong type (seed ${SEED})`,
  async (_name, journey) => {
    jest.spyOn(console, 'warn').mockImplementation();
    const errors = jest.spyOn(console, 'error');
    const any = fc.record(
      Object.fromEntries(
        journey.asks.map((operation) => [operation, spoilOf(wholeAnswers[operation])]),
      ),
      { requiredKeys: [] },
    ) as fc.Arbitrary<Spoils>;
    const kept = (corpus as { journey: string; spoils: Spoils }[]).filter(
      ({ journey: name }) => name === journey.name,
    );
    await fuzzAsync(
      kept.map(({ spoils }) => spoils),
      any,
      6,
      async (spoils) => {
        errors.mockClear();
        const service = serviceOf(journey, spoils);
        const app = await journey.go(service);
        const wrong = strayWords();
        await passTime(LONGEST_WAIT);
        wrong.push(...strayWords());
        const left = waits();
        for (const language of OTHER_LANGUAGES) {
          act(() => void app.store.dispatch(languageRequested(language)));
          await passTime(20);
          wrong.push(...strayWords());
        }
        wrong.push(...strayValues(service));
        app.stop();
        app.unmount();
        expect({ left, wrong, errors: errors.mock.calls }).toEqual({
          left: [],
          wrong: [],
          errors: [],
        });
        expectSoundStorage();
      },
    );
  },
  LONGEST_SEARCH,
);
