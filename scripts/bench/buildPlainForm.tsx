import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { en_US } from '#translations/en_US.ts';
import { PlainForm } from './PlainForm';
import type { Words } from './PlainForm';

const SCRIPT = '.cache/bench/plain-form.js';
const WORDS: Words = {
  title: en_US['common.platformName'],
  phone: en_US['signIn.mobileNumber'],
  code: en_US['signIn.verificationCode'],
  getCode: en_US['signIn.getCode'],
  agreement: en_US['agreement.label'].replace(/%\{(\w+)\}/g, '$1'),
  submit: en_US['signIn.submit'],
};

/**
 * Builds the smallest pre-rendered form with the libraries of the app, for comparison: one plain
 * bundle, one store, one hydration.
 * @returns what serves its page and its script
 */
export async function buildPlainForm(): Promise<RequestListener> {
  await build({
    stdin: {
      contents: "import { hydrateForm } from './scripts/bench/PlainForm.tsx'; hydrateForm();",
      resolveDir: '.',
    },
    outfile: SCRIPT,
    bundle: true,
    minify: true,
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const sheet = new ServerStyleSheet();
  const markup = renderToString(sheet.collectStyles(<PlainForm words={WORDS} />));
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${WORDS.title}</title><link rel="icon" href="data:,"><style>body{margin:0;background:#f6f7f9;font:16px system-ui,sans-serif}#root{display:grid;place-items:center;min-height:100vh}</style>${sheet.getStyleTags()}
<script defer src="/form.js"></script></head><body><div id="root">${markup}</div><script type="application/json" id="words">${JSON.stringify(WORDS)}</script></body></html>`;
  const [pageBody, scriptBody] = [page, readFileSync(SCRIPT)].map((content) =>
    brotliCompressSync(content),
  );
  return (request, response) => {
    const isScript = request.url === '/form.js';
    response
      .writeHead(200, {
        'content-type': isScript ? 'text/javascript' : 'text/html',
        'content-encoding': 'br',
      })
      .end(isScript ? scriptBody : pageBody);
  };
}
