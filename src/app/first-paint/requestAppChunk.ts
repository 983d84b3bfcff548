import { visitorLocale } from './early/visitorLocale';
import { loadPhrases } from '#shared/i18n/messageCatalog.ts';
import { fetchAppChunk } from './fetchAppChunk';

/**
 * The app chunk, which every page needs next. The build runs this module as soon as `main` has
 * arrived (`RunFirst`), while React is still loading; it needs no library.
 */
export const requestAppChunk = fetchAppChunk();

// Later callers load them again and handle a failure.
loadPhrases(visitorLocale()).catch(() => undefined);
