/** Everything that the first screen does not need; one file, loaded after the first screen. */
export { browserEnvironment } from '#shared/browser/environment.ts';
export { languageShown } from '#shared/i18n/languageSlice.ts';
export { patchDomForTranslators } from '#shared/errors/patchDomForTranslators.ts';
export { prefetchWhenIdle } from './prefetchParts';
export { renderPage } from './renderPage';
export { appParts } from './appParts';
export { rootReducer } from '#app/store/rootReducer.ts';
export { storeOptions } from './startPage';
export { makeStore } from '#app/store/store.ts';
