/** Everything that the first screen can be drawn without: one file, fetched when that is there. */
export { browserEnvironment } from '#shared/browser/environment.ts';
export { languageShown } from '#shared/i18n/languageSlice.ts';
export { tolerateMovedNodes } from '#shared/errors/movedNodes.ts';
export { prefetchWhenIdle } from './prefetchParts';
export { renderPage } from './renderPage';
export { restParts } from './restParts';
export { rootReducer } from '#app/store/rootReducer.ts';
export { storeOptions } from './startPage';
export { makeStore } from '#app/store/store.ts';
