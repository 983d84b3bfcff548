/**
 * Evaluates the app chunk. This module is in the same file, which may arrive before the libraries
 * that the chunk needs; the module itself needs none.
 */
export const loadAppChunk = () => import(/* webpackMode: "eager" */ './appChunkExports');
