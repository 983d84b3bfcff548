import { visitorLocale } from './early/visitorLocale';
import { loadPhrases } from '#shared/i18n/messageCatalog.ts';
import { fetchAppChunk } from './fetchAppChunk';

/**
 * What every page needs next. It is a round trip away, so that the build has this module run as soon as `main` has come,
 * while React is still on its way (`RunFirst`): it needs none of the libraries.
 */
export const requestAppChunk = fetchAppChunk();

// Who needs them asks again, and hears of a failure.
loadPhrases(visitorLocale()).catch(() => undefined);
