import { visitorLocale } from '../early/visitorLocale';
import { loadPhrases } from '../platform/language/phraseBook';
import { fetchRest } from './fetchRest';

/**
 * What every page needs next, asked for as the first thing that `main` does: it is a round trip away, and the frame's own
 * code can be run meanwhile.
 */
export const rest = fetchRest();

// Who needs them asks again, and hears of a failure.
loadPhrases(visitorLocale()).catch(() => undefined);
