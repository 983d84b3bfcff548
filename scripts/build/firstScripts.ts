import webpack from 'webpack';

/** The scripts that every visit runs as soon as they have come, by their paths in the build. */
export const FIRST_SCRIPT =
  /^\/?assets\/(?:main|frame|libraries|more-libraries|rest)\.[\da-f]+\.js$/;
/** The same of a page that is not ours. */
const FIRST_EMBEDDED = /^assets\/sign-in\.sign-in-app\.[\da-f]+\.js$/;

/**
 * The first line of a script whose functions a browser should all compile while the script comes, on a thread of its own.
 * Chromium compiles each when it is first called otherwise, on the thread that answers the visitor; others ignore it.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** Writes the hint into the scripts that every visit runs; after the minimizer, which takes comments out. */
export function hintFirstScripts(): webpack.BannerPlugin {
  const { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: minimized } = webpack.Compilation;
  return new webpack.BannerPlugin({
    banner: COMPILE_HINT,
    raw: true,
    include: [FIRST_SCRIPT, FIRST_EMBEDDED],
    stage: minimized + 1,
  });
}
