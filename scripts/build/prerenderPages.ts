import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { PRERENDERING } from '../../webpack.config';
import type { EarlyData } from '#app/first-paint/early/earlyPage.ts';
import { languageTag, locales } from '#shared/i18n/locales.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { PrerenderedPage, prerenderSignIn } from '#app/first-paint/prerender.tsx';
import { signInPage } from '#scripts/serve/languagePages.ts';
import { criticalStyle } from './criticalStyle';

const ROOT = '<div id="root"></div>';
/**
 * Browsers read a page in pieces and paint between them: the first paint waits for this element, which comes after the
 * inline script, and so for the whole dialog in the right language.
 */
const LAST = 'last';
/**
 * Firefox lets no paint wait for an element: there the form stays out of sight until the inline script has judged the visit,
 * or nobody would be spared the words of another language. It can take the focus meanwhile. Without scripts
 * only the plea for them is seen there. Elsewhere styling all of it twice would cost some 20 ms.
 */
const UNTIL_JUDGED = '@supports(-moz-appearance:none){#root:not([class]){opacity:0}}';

/** No text in a script element may end it. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Puts something in place of a part of the page. @throws when the page does not hold that part once */
function replaceOnce(page: string, part: string | RegExp, by: string): string {
  const pieces = page.split(part);
  if (pieces.length !== 2)
    throw new Error(`The built page holds ${part} ${pieces.length - 1} times`);
  return pieces.join(by);
}

interface Ingredients {
  /** The page without anything in its root. */
  empty: string;
  /** The inline script. */
  early: string;
}

/**
 * Leaves out the class names by which styled-components' rules could name other components. None of ours do: it would make
 * first and later markup differ.
 * @throws when a rule does
 */
function withoutComponentNames(markup: string, styles: string): string {
  if (/\.sc-[\w-]+/.test(styles.replace(/data-styled[^}]*\}/g, '')))
    throw new Error('A rule of the sign-in page names a component by `${Component}`');
  return markup.replace(
    /class="([^"]*)"/g,
    (_, names: string) =>
      `class="${names
        .split(' ')
        .filter((name) => !name.startsWith('sc-'))
        .join(' ')}"`,
  );
}

/** The same markup in fewer bytes: without empty values, which an attribute alone has, quotes around words, and ends of shapes. */
function packed(markup: string): string {
  return markup
    .replaceAll('=""', '')
    .replaceAll(/><\/(?:path|rect|circle)>/g, '/>')
    .replaceAll(/="([\w-]+)"(?=[ >])/g, '=$1');
}

/**
 * Has the first field take the focus with the first paint. A script that did it would have all laid out before that, for
 * nothing.
 */
const focused = (markup: string): string =>
  replaceOnce(markup, / name=phone(?=[ >])/, ' name=phone autofocus');

function pageOf(
  locale: Locale,
  { markup, styles, title, framePhrases }: PrerenderedPage,
  { empty, early }: Ingredients,
): string {
  const data: EarlyData = { locale, phrases: framePhrases };
  const html = `<html lang="${languageTag(locale)}"${locales[locale].direction === 'rtl' ? ' dir="rtl"' : ''}>`;
  // Of the languages in which an empty page asks for scripts, this page speaks one.
  const [, plea = ''] =
    new RegExp(`<p lang="${languageTag(locale).slice(0, 2)}[^>]*>([^<]*)</p>`).exec(empty) ?? [];
  const parts: [string | RegExp, string][] = [
    [/<noscript>[^]*<\/noscript>/, `<noscript id=${LAST}>${plea}</noscript>`],
    [/<html[^>]*>/, html],
    // The inline style says it.
    ['<meta name="color-scheme" content="light dark">', ''],
    [
      /<title>[^<]*<\/title>/,
      `<title>${title}</title><link rel=expect href=#${LAST} blocking=render>`,
    ],
    [/<link rel="icon"[^>]*>/, '<link rel="icon" href="/favicon.svg">'],
    ['</head>', `<style>${criticalStyle(styles, markup, locale)}${UNTIL_JUDGED}</style></head>`],
    [
      ROOT,
      `<div id="root">${focused(packed(withoutComponentNames(markup, styles)))}</div><script type="application/json" id="early">${inScript(data)}</script><script>${early}</script>`,
    ],
  ];
  return parts.reduce((page, [part, by]) => replaceOnce(page, part, by), empty);
}

/**
 * Writes the pre-rendered sign-in pages beside the built one, each with its style and the inline script that works until
 * the app is there. They are the same for every deployment.
 * @param folder where the build is
 */
export async function prerenderPages(folder: string): Promise<void> {
  const load = createRequire(import.meta.url);
  const program = load(resolve(PRERENDERING, 'prerender.cjs')) as {
    prerenderSignIn: typeof prerenderSignIn;
  };
  const pages = await program.prerenderSignIn();
  const early = readFileSync(join(PRERENDERING, 'early.js'), 'utf8').trim();
  const empty = readFileSync(join(folder, 'index.html'), 'utf8')
    .replaceAll('defer="defer"', 'defer')
    .replaceAll('crossorigin="anonymous"', 'crossorigin');
  for (const [locale, page] of pages) {
    const file = join(folder, signInPage(locale));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, pageOf(locale, page, { empty, early }));
  }
}
