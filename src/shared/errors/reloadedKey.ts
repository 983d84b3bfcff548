/**
 * Where session storage keeps the build for which a tab loaded its page anew: both ways of doing so (`reloadOnce`, and
 * `fetchAppChunk` before there is an environment) must see each other's mark, or the page would be loaded twice.
 */
export const RELOADED_KEY = 'reloadedForBuild';
