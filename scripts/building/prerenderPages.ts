import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { PRERENDERING } from '../../webpack.config';
import type { prerenderSignIn } from '../../src/prerender';
import { earlyTexts } from './earlyTexts';

/** The address that is pre-rendered, as a file of the build. */
export const SIGN_IN_PAGE = 'login/index.html';

const ROOT = '<div id="root"></div>';

/** No text in a script element may end it. */
const inScript = (text: string): string => text.replaceAll('<', '\\u003c');

/** Puts something before or in place of a part of the page. @throws when the page has no such part */
function replaceOnce(page: string, part: string, by: string): string {
  const pieces = page.split(part);
  if (pieces.length !== 2) throw new Error(`The built page holds ${part} ${pieces.length - 1} times`);
  return pieces.join(by);
}

/**
 * Writes the pre-rendered sign-in page beside the built one: its markup in Chinese, the texts of the other languages, its
 * style, and the inline script that shows the visitor's language before the first paint.
 * @param folder where the build is
 */
export async function prerenderPages(folder: string): Promise<void> {
  const load = createRequire(import.meta.url);
  const program = load(resolve(PRERENDERING, 'prerender.cjs')) as { prerenderSignIn: typeof prerenderSignIn };
  const pages = await program.prerenderSignIn();
  const chinese = pages.get('zh_CN');
  if (chinese === undefined) throw new Error('The pre-rendering gave no Chinese page');
  const early = readFileSync(join(PRERENDERING, 'early.js'), 'utf8').trim();
  const texts = inScript(JSON.stringify(earlyTexts(pages)));
  const empty = readFileSync(join(folder, 'index.html'), 'utf8');
  const styled = replaceOnce(empty, '</head>', `${chinese.styles}</head>`);
  const page = replaceOnce(
    styled,
    ROOT,
    `<div id="root">${chinese.markup}</div><script type="application/json" id="early">${texts}</script><script>${early}</script>`,
  );
  const file = join(folder, SIGN_IN_PAGE);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, page);
}
