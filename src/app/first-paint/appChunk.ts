/**
 * Runs the rest of the app, which lies in the same file as this: that file may come before the libraries that the rest needs,
 * and this module needs none.
 */
export const loadAppChunk = () => import(/* webpackMode: "eager" */ './appChunkExports');
