import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

const SOURCE = `import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
function Form() {
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [pressed, setPressed] = useState(false);
  return h('form', { onSubmit: (event) => event.preventDefault() }, h('h1', null, 'Learning platform'),
    h('label', null, 'Mobile number', h('input', { name: 'phone', value: phone, autoFocus: true, 'aria-invalid': pressed, onChange: (event) => setPhone(event.target.value) })),
    h('label', null, 'Verification code', h('input', { name: 'code', value: code, onChange: (event) => setCode(event.target.value) })),
    h('button', { type: 'button', onClick: () => setPressed(true) }, 'Get code'), h('button', null, 'Log in / Register'));
}
createRoot(document.getElementById('root')).render(h(Form));`;

const FOLDER = '.cache/bench';

/**
 * Builds the smallest form with React and React DOM, for comparison.
 * @returns its page and its script
 */
export async function buildReactForm(plainPage: string): Promise<{ page: string; script: Buffer }> {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/form.mjs`, SOURCE);
  await build({
    entryPoints: [`${FOLDER}/form.mjs`],
    outfile: `${FOLDER}/form.js`,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const page = plainPage
    .replace('</head>', '<script defer src="/react/form.js"></script></head>')
    .replace(/<body>[^]*<\/body>/, '<body><div id="root"></div></body>');
  return { page, script: readFileSync(`${FOLDER}/form.js`) };
}
