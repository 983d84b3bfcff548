/**
 * Session storage key of the build for which the tab reloaded. `reloadOnce` and `fetchAppChunk`,
 * which runs before there is an environment, share it; otherwise the page would reload twice.
 */
export const RELOADED_KEY = 'reloadedForBuild';
