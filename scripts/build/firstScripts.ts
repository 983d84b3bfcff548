import webpack from 'webpack';

/** The scripts that every visit runs immediately, by their paths in the build. */
export const FIRST_SCRIPT = /^\/?assets\/(?:main|libraries)\.[\da-f]+\.js$/;

/**
 * The first line of a script that tells the browser to compile all functions while the script
 * downloads, on a background thread. Otherwise Chromium compiles each function on its first call,
 * on the main thread. Other browsers ignore the line.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/**
 * Adds the hint to the scripts that every visit runs, after the minimizer, which removes comments.
 */
export function hintFirstScripts(): webpack.BannerPlugin {
  const { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: stage } = webpack.Compilation;
  return new webpack.BannerPlugin({
    banner: COMPILE_HINT,
    raw: true,
    include: FIRST_SCRIPT,
    stage: stage + 1,
  });
}
