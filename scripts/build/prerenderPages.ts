import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { PRERENDERING } from '../../webpack.config';
import type { EarlyData } from '#app/first-paint/early/earlyPage.ts';
import { defaultLocale, languageTag, locales } from '#shared/i18n/locales.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { PrerenderedPage, prerenderSignIn } from '#app/first-paint/prerender.tsx';
import { signInPage } from '#scripts/serve/languagePages.ts';
import { filesIn } from './buildFolder';
import { criticalStyle } from './criticalStyle';
import { integrityOf } from './integrity';

const ROOT = '<div id="root"></div>';
/**
 * Browsers parse a page in parts and paint between them. The first paint waits for this element,
 * which follows the inline script, so that it shows the whole dialog in the correct language.
 */
const LAST = 'last';
/**
 * Firefox cannot delay the paint for an element. There, a rule hides the form until the inline
 * script has checked the visit, so that no words of another language appear. The form can already
 * take the focus. Without scripts only the noscript message is visible there. In other browsers the
 * rule would cost about 20 ms, because everything is styled twice.
 */
const UNTIL_JUDGED = '@supports(-moz-appearance:none){#root:not([class]){opacity:0}}';

/** Text in a script element must not close it. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Replaces a part of the page. @throws unless the page contains that part exactly once */
function replaceOnce(page: string, part: string | RegExp, by: string): string {
  const pieces = page.split(part);
  if (pieces.length !== 2)
    throw new Error(`The built page contains ${part} ${pieces.length - 1} times`);
  return pieces.join(by);
}

interface Ingredients {
  /** The page with an empty root. */
  empty: string;
  /** The inline script. */
  early: string;
  /** The folder of the build. */
  folder: string;
}

/**
 * The script with a language's phrases, which hydration needs. Chinese is part of the main script,
 * and the fallback if this one fails: the page then shows no load error, unlike for its `defer`
 * scripts (`src/index.html`).
 */
function languageScript(locale: Locale, folder: string): string {
  if (locale === defaultLocale) return '';
  const path = filesIn(folder).find((file) =>
    new RegExp(`^/assets/${locale}\\.\\w+\\.js$`).test(file),
  );
  if (path === undefined) throw new Error(`The build has no script for ${locale}`);
  return `<script async src="${path}" integrity="${integrityOf(folder, path)}" crossorigin></script>`;
}

/**
 * Removes the class names by which rules of styled-components could name other components. No rule
 * of ours uses them, and they would make server and client markup differ.
 * @throws if a rule uses one
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

/**
 * The same markup in fewer bytes: omits empty attribute values, quotes around words, and closing
 * tags of shapes.
 */
function packed(markup: string): string {
  return markup
    .replaceAll('=""', '')
    .replaceAll(/><\/(?:path|rect|circle)>/g, '/>')
    .replaceAll(/="([\w-]+)"(?=[ >])/g, '=$1');
}

/**
 * Gives the first field the focus at the first paint. A script would force a layout for this before
 * the paint.
 */
const focused = (markup: string): string =>
  replaceOnce(markup, / name=phone(?=[ >])/, ' name=phone autofocus');

function pageOf(
  locale: Locale,
  { markup, styles, title }: PrerenderedPage,
  { empty, early, folder }: Ingredients,
): string {
  const data: EarlyData = { locale };
  const html = `<html lang="${languageTag(locale)}"${locales[locale].direction === 'rtl' ? ' dir="rtl"' : ''}>`;
  // The empty page asks for scripts in all languages; this page needs only its own.
  const [, plea = ''] =
    new RegExp(`<p lang="${languageTag(locale).slice(0, 2)}[^>]*>([^<]*)</p>`).exec(empty) ?? [];
  const parts: [string | RegExp, string][] = [
    [/<noscript>[^]*<\/noscript>/, `<noscript id=${LAST}>${plea}</noscript>`],
    [/<html[^>]*>/, html],
    // The inline style contains it.
    ['<meta name="color-scheme" content="light dark">', ''],
    [
      /<title>[^<]*<\/title>/,
      `<title>${title}</title><link rel=expect href=#${LAST} blocking=render>`,
    ],
    [/<link rel="icon"[^>]*>/, '<link rel="icon" href="/favicon.svg">'],
    [
      '</head>',
      `<style>${criticalStyle(styles, markup, locale)}${UNTIL_JUDGED}</style>${languageScript(locale, folder)}</head>`,
    ],
    [
      ROOT,
      `<div id="root">${focused(packed(withoutComponentNames(markup, styles)))}</div><script type="application/json" id="early">${inScript(data)}</script><script>${early}</script>`,
    ],
  ];
  return parts.reduce((page, [part, by]) => replaceOnce(page, part, by), empty);
}

/**
 * Writes the pre-rendered sign-in pages beside the built one, each with its style and the inline
 * script that works until the app is loaded. They are the same for every deployment.
 * @param folder of the build
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
    writeFileSync(file, pageOf(locale, page, { empty, early, folder }));
  }
}
