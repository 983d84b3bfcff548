import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { PRERENDERING } from '../../webpack.config';
import type { EarlyData } from '#app/first-paint/early/earlyPage.ts';
import type { prerender, RenderedPage, RenderedPages } from '#app/first-paint/prerender.tsx';
import { prerenderedPages, SIGN_IN_PATH } from '#app/first-paint/prerenderedPages.ts';
import type { PageRule } from '#app/first-paint/pageRules.ts';
import { RULES_ID } from '#app/first-paint/pageRules.ts';
import type { PrerenderedPage } from '#app/first-paint/prerenderedPages.ts';
import { defaultLocale, languageTag, locales } from '#shared/i18n/locales.ts';
import { pageFile } from '#scripts/serve/languagePages.ts';
import { criticalStyle } from './criticalStyle';
import { fittingVisits } from './fittingVisits';
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

/**
 * Replaces a part of the page.
 * @throws unless the page contains that part exactly once
 */
function replaceOnce(page: string, part: string | RegExp, by: string): string {
  const pieces = page.split(part);
  if (pieces.length !== 2)
    throw new Error(`The built page contains ${part} ${pieces.length - 1} times`);
  return pieces.join(by);
}

/** The files of the scripts of a named chunk, as paths in the build. */
export type ChunkFiles = (name: string) => readonly string[];

interface Ingredients {
  /** The page with an empty root. */
  empty: string;
  /** The inline script of every page, and the one of pages with an agreement. */
  scripts: { early: string; agreement: string };
  /** The folder of the build. */
  folder: string;
  filesOf: ChunkFiles;
}

/**
 * The scripts besides the first ones that hydration needs: the language's phrases, which the main
 * script has for Chinese only, and the page's own code. The app has an answer when one of them
 * fails: the page then shows no load error, unlike for its `defer` scripts (`src/index.html`).
 */
function ownScripts(
  { page: { chunk }, locale }: RenderedPage,
  { folder, filesOf }: Ingredients,
): string {
  const names = [...(locale === defaultLocale ? [] : [locale]), ...(chunk ? [chunk] : [])];
  return [...new Set(names.flatMap(filesOf))]
    .map(
      (path) =>
        `<script async src="${path}" integrity="${integrityOf(folder, path)}" crossorigin></script>`,
    )
    .join('');
}

/**
 * Removes the class names by which rules of styled-components could refer to other components. Our
 * rules do not use them, and they would make server and client markup differ.
 * @throws if a rule uses one
 */
function withoutComponentNames(markup: string, styles: string): string {
  if (/\.sc-[\w-]+/.test(styles.replace(/data-styled[^}]*\}/g, '')))
    throw new Error('A rule of a pre-rendered page names a component by `${Component}`');
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
 * tags of shapes. A form with the method "dialog" outside a dialog element submits nothing, so what
 * is typed never gets into the address while the app does not run (D52).
 */
function packed(markup: string): string {
  return markup
    .replaceAll('<form', '<form method="dialog"')
    .replaceAll('=""', '')
    .replaceAll(/><\/(?:path|rect|circle)>/g, '/>')
    .replaceAll(/="([\w-]+)"(?=[ >])/g, '=$1');
}

/**
 * Gives the first field of the sign-in page the focus at the first paint. A script would force a
 * layout for this before the paint.
 */
const withFocus = (markup: string): string =>
  replaceOnce(markup, / name=phone(?=[ >])/, ' name=phone autofocus');

/** The rules of the class names in a page, for `registerPageRules`: not the global ones. */
function rulesIn(markup: string, rules: readonly PageRule[]): readonly PageRule[] {
  const names = new Set(
    [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')),
  );
  return rules.filter(([, name]) => names.has(name));
}

function pageOf(
  renderedPage: RenderedPage,
  styles: string,
  rules: readonly PageRule[],
  ingredients: Ingredients,
): string {
  const { page, locale, title } = renderedPage;
  const { empty, scripts } = ingredients;
  const html = `<html lang="${languageTag(locale)}"${locales[locale].direction === 'rtl' ? ' dir="rtl"' : ''}>`;
  // The empty page requests scripts of all languages; this page needs only its own.
  const [, plea = ''] =
    new RegExp(`<p lang="${languageTag(locale).slice(0, 2)}[^>]*>([^<]*)</p>`).exec(empty) ?? [];
  const markup = packed(renderedPage.markup);
  const data: EarlyData = { locale, fits: fittingVisits(page), agreement: page.agreement };
  const inline = page.agreement ? [scripts.early, scripts.agreement] : [scripts.early];
  const parts: [string | RegExp, string][] = [
    [/<noscript>[^]*<\/noscript>/, `<noscript id=${LAST}>${plea}</noscript>`],
    [
      '</body>',
      `<script type="application/json" id="${RULES_ID}">${inScript(rulesIn(renderedPage.markup, rules))}</script></body>`,
    ],
    [/<html[^>]*>/, html],
    // The inline style contains it.
    ['<meta name="color-scheme" content="light dark">', ''],
    [
      /<title>[^<]*<\/title>/,
      `<title>${title}</title><link rel=expect href=#${LAST} blocking=render>`,
    ],
    [/<link rel="icon"[^>]*>/, '<link rel="icon" href="/favicon.svg">'],
    // First, so that the main script need not request them.
    [/(?<!<script defer[^]*)(?=<script defer)/, ownScripts(renderedPage, ingredients)],
    ['</head>', `<style>${styles}${UNTIL_JUDGED}</style></head>`],
    [
      ROOT,
      `<div id="root">${page.path === SIGN_IN_PATH ? withFocus(markup) : markup}</div><script type="application/json" id="early">${inScript(data)}</script>${inline.map((script) => `<script>${script}</script>`).join('')}`,
    ],
  ];
  return parts.reduce((text, [part, by]) => replaceOnce(text, part, by), empty);
}

/**
 * Writes the pre-rendered pages in place of the built one, each with its style and the inline
 * script that works until the app is loaded. They are the same for every deployment.
 *
 * The sign-in page has its own style in each language. All others share one, because the content
 * security policy names each by its hash.
 * @param folder of the build
 */
export async function prerenderPages(folder: string, filesOf: ChunkFiles): Promise<void> {
  const load = createRequire(import.meta.url);
  const program = load(resolve(PRERENDERING, 'prerender.cjs')) as { prerender: typeof prerender };
  const scriptOf = (file: string) => readFileSync(join(PRERENDERING, file), 'utf8').trim();
  const scripts = { early: scriptOf('early.js'), agreement: scriptOf('early-agreement.js') };
  const empty = readFileSync(join(folder, 'index.html'), 'utf8')
    .replaceAll('defer="defer"', 'defer')
    .replaceAll('crossorigin="anonymous"', 'crossorigin');
  const write = (renderedPage: RenderedPage, styles: string, rules: readonly PageRule[]) => {
    const file = join(folder, pageFile(renderedPage.page, renderedPage.locale));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, pageOf(renderedPage, styles, rules, { empty, scripts, folder, filesOf }));
  };
  const render = async (isWanted: (page: PrerenderedPage) => boolean): Promise<RenderedPages> => {
    const { pages, ...style } = await program.prerender(prerenderedPages.filter(isWanted));
    const withMarkup = (page: RenderedPage) => ({
      ...page,
      markup: withoutComponentNames(page.markup, style.styles),
    });
    return { pages: pages.map(withMarkup), ...style };
  };

  const signIn = await render(({ path }) => path === SIGN_IN_PATH);
  for (const page of signIn.pages)
    write(page, criticalStyle(signIn.styles, page.markup, page.locale), signIn.rules);

  const others = await render(({ path }) => path !== SIGN_IN_PATH);
  const inOneLanguage = others.pages.filter(({ locale }) => locale === defaultLocale);
  const sharedStyle = criticalStyle(
    others.styles,
    inOneLanguage.map(({ markup }) => markup).join(''),
    undefined,
  );
  for (const page of others.pages) write(page, sharedStyle, others.rules);
}
