import webpack from 'webpack';
import { webpackConfigs } from '../../webpack.config';
import { readBuildSettings } from './buildSettings';
import type { BuildOptions } from './buildSettings';
import { finishBuild } from './finishBuild';
import { prerenderPages } from './prerenderPages';

/**
 * Writes the production build with its pre-rendered pages into `dist`, and the files for hosts into
 * `dist-host`.
 * @returns the errors of webpack and of the steps after it, empty if there are none
 * @throws {UserError} if DEPLOYMENT_JSON or an option is invalid; the previous build is then kept
 */
export async function build(options: BuildOptions = {}): Promise<string> {
  // This comes first because webpack empties `dist`, and an incomplete build could be mistaken for
  // a complete one.
  const settings = readBuildSettings(options);
  const compiler = webpack(webpackConfigs('production'));
  const stats = await new Promise<webpack.MultiStats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  if (stats === undefined) return 'webpack returned no result';
  if (stats.hasErrors() || stats.hasWarnings())
    return stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY });
  const app = stats.stats.find(({ compilation }) => compilation.name === 'app')?.compilation;
  await prerenderPages('dist', (chunk) =>
    (app?.namedChunkGroups.get(chunk)?.getFiles() ?? [])
      .filter((file) => file.endsWith('.js'))
      .map((file) => `/${file}`),
  );
  return (await finishBuild(stats, settings)).join('\n');
}
