import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import type { BuildOptions } from 'esbuild';
import { en_US } from '#translations/en_US.ts';
import type { Words } from './Form';
import type { renderForm } from './server';

const SOURCES = 'scripts/bench/startUp/plainForm';
const FOLDER = '.cache/bench';
/** Where the page expects its script. */
export const PLAIN_FORM_SCRIPT = '/form/client.js';

const WORDS: Words = {
  title: en_US['common.platformName'],
  phone: en_US['signIn.mobileNumber'],
  code: en_US['signIn.verificationCode'],
  getCode: en_US['signIn.getCode'],
  agreement: en_US['agreement.label'].replace(/%\{(\w+)\}/g, '$1'),
  submit: en_US['signIn.submit'],
};

const bundle = (name: string, options: BuildOptions) =>
  build({
    entryPoints: [`${SOURCES}/${name}.tsx`],
    bundle: true,
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    ...options,
  });

/**
 * Builds the smallest pre-rendered form with the libraries of the app, for comparison: one plain
 * bundle, one store, one hydration.
 * @returns its page and its script
 */
export async function buildPlainForm(): Promise<{ page: string; script: Buffer }> {
  await bundle('client', { outfile: `${FOLDER}/client.js`, minify: true, format: 'iife' });
  await bundle('server', { outfile: `${FOLDER}/server.cjs`, platform: 'node' });
  const load = createRequire(import.meta.url);
  const server = load(resolve(FOLDER, 'server.cjs')) as { renderForm: typeof renderForm };
  const { markup, styles } = server.renderForm(WORDS);
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${WORDS.title}</title><link rel="icon" href="data:,"><style>body{margin:0;background:#f6f7f9;font:16px system-ui,sans-serif}#root{display:grid;place-items:center;min-height:100vh}</style>${styles}
<script defer src="${PLAIN_FORM_SCRIPT}"></script></head><body><div id="root">${markup}</div><script type="application/json" id="words">${JSON.stringify(WORDS)}</script></body></html>`;
  return { page, script: readFileSync(`${FOLDER}/client.js`) };
}
