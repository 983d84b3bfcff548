import webpack from 'webpack';
import { webpackConfigs } from '../../webpack.config';
import { readBuildSettings } from './buildSettings';
import { finishBuild } from './finishBuild';
import { prerenderPages } from './prerenderPages';

/**
 * Writes the production build into `dist`, with its pre-rendered pages, and what a host needs into `dist-host`.
 * @returns what webpack or the steps after it find wrong, empty when all is well
 * @throws {UserError} when DEPLOYMENT_JSON or SECURITY_CONTACT is wrong; the last build is then still there
 */
export async function build(): Promise<string> {
  // First: webpack empties `dist`, and half a build might be taken for a whole one.
  const settings = readBuildSettings();
  const compiler = webpack(webpackConfigs('production'));
  const stats = await new Promise<webpack.MultiStats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  if (stats === undefined) return 'webpack gave no result';
  if (stats.hasErrors() || stats.hasWarnings())
    return stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY });
  await prerenderPages('dist');
  return (await finishBuild(stats, settings)).join('\n');
}
