/** Everything that the first screen can be drawn without: one file, fetched when that is there. */
export { browserEnvironment } from '../platform/environment/environment';
export { languageShown } from '../platform/language/languageSlice';
export { tolerateMovedNodes } from '../platform/errors/movedNodes';
export { prefetchWhenIdle } from './prefetchParts';
export { renderPage } from './renderPage';
export { restParts } from './restParts';
export { rootReducer } from './rootReducer';
export { storeOptions } from './startPage';
export { makeStore } from './store';
