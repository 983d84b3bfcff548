/** @jest-environment node */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import webpack from 'webpack';
import { webpackConfigs } from '../../webpack.config';
import { moduleFile } from './moduleFile';

const top = realpathSync(mkdtempSync(join(tmpdir(), 'folders-')));

afterAll(() => rmSync(top, { recursive: true }));

/**
 * Builds one file with the app's rules in its own folder.
 * @returns webpack's compilation
 */
async function builtIn(name: string): Promise<webpack.Compilation> {
  const context = join(top, name);
  mkdirSync(context);
  writeFileSync(
    join(context, 'page.tsx'),
    'export const name: string = "page"; console.log(name);',
  );
  const [app] = webpackConfigs('production');
  const compiler = webpack({
    mode: 'production',
    target: 'web',
    devtool: 'source-map',
    context,
    entry: './page.tsx',
    output: { path: join(context, 'dist') },
    resolveLoader: { modules: [resolve('node_modules')] },
    module: { rules: app?.module?.rules ?? [] },
  });
  const stats = await new Promise<webpack.Stats | undefined>((done, fail) => {
    compiler.run((error, result) => (error ? fail(error) : done(result)));
  });
  await new Promise((done) => compiler.close(done));
  expect(stats?.compilation.errors).toEqual([]);
  return stats!.compilation;
}

test('the same sources give the same build in folders with different names', async () => {
  const [one, other] = [await builtIn('here'), await builtIn('elsewhere')];
  expect(one.hash).toBe(other.hash);
});

test('returns a module’s real path if webpack escapes a character in it', async () => {
  const { modules } = await builtIn('C#');
  expect([...modules].map(moduleFile)).toContain(join(top, 'C#', 'page.tsx'));
});
