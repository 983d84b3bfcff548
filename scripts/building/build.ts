import webpack from 'webpack';
import { webpackConfigs } from '../../webpack.config';
import { prerenderPages } from './prerenderPages';

/**
 * Writes the production build into `dist`, with its pre-rendered page.
 * @returns the errors and warnings of webpack, empty when all is well
 */
export async function build(): Promise<string> {
  const compiler = webpack(webpackConfigs('production'));
  const stats = await new Promise<webpack.MultiStats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  const isWell = stats !== undefined && !stats.hasErrors() && !stats.hasWarnings();
  if (isWell) await prerenderPages('dist');
  return isWell ? '' : (stats?.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }) ?? 'webpack gave no result');
}
