import { transformSync } from 'esbuild';
import { parse } from 'postcss';
import type { AtRule, Declaration, Root } from 'postcss';
import { narrow, token } from '#design';
import { GRID_PADDING } from '#design/foundations/mixins.ts';
import { HEADER_SIZE } from '#shared/page/PageMain.ts';
import { areBrandedAlike, brandVariables } from '#scripts/serve/brandStyle.ts';
import { locales } from '#shared/i18n/locales.ts';
import type { Locale } from '#shared/i18n/locales.ts';

/** The dark theme of a page that names its theme. Our pages follow the system. */
const NAMED_DARK = /^(?::root)+\[data-theme='dark'\]$/;
/** States that need an action of the user, and motion. */
const LATER =
  /(?:[\w-]|has\():focus-visible|h1:focus|:(?:hover|active|disabled|indeterminate|placeholder|selection|target|read-only)|autofill|@supports|\[(?:aria-(?:invalid|expanded)|data-(?:invalid|notice|scroll-locked)|hidden)|forced-colors|print|reduced-motion|@keyframes/;
/** Beginnings of names of properties. */
const COSMETIC = [
  'transition',
  'animation',
  '-webkit-font-smoothing',
  'text-decoration-color',
  'touch-action',
  'cursor',
  'overscroll-behavior',
  'scroll-behavior',
  'scroll-padding',
  'scrollbar-color',
  'scale',
  'text-size-adjust',
];
/** How lines break. Only the sign-in page can do without: its lines are short, and its bytes few. */
const LINE_BREAKS = ['word-break', 'hyphens', 'text-wrap'];
/** Declarations of every `Stack` that are the browser's defaults. */
const DEFAULTS = /align-items:stretch;justify-content:start;flex-wrap:nowrap;?/g;
const VARIABLE = /var\((--[\w-]+)\)/g;

const cssName = (token: string): string => `--${token.replaceAll('.', '-')}`;
/** The tokens that a brand changes and their short names, by the names that they have in styles. */
const BRAND_TOKENS = [...brandVariables].map(([token, short]) => ({
  token,
  short,
  name: cssName(token),
}));

/**
 * The short name of a token that a brand changes. Tokens that never differ share the name of the
 * first of them.
 */
function brandVariable(
  name: string,
  values: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const own = BRAND_TOKENS.find((one) => one.name === name);
  if (own === undefined) return undefined;
  const value = String(values.get(name));
  return BRAND_TOKENS.find(
    (one) => areBrandedAlike(one.token, own.token) && String(values.get(one.name)) === value,
  )?.short;
}

/** The declarations of each variable, in the order of their first ones. */
function variablesOf(style: Root): Map<string, Declaration[]> {
  const variables = new Map<string, Declaration[]>();
  style.walkDecls(/^--/, (declaration) => {
    variables.set(declaration.prop, [...(variables.get(declaration.prop) ?? []), declaration]);
  });
  return variables;
}

/**
 * Replaces variables that have the same values as an earlier one in every theme by that one.
 * Variables of the brand keep their names, because the brand's element sets them.
 */
function removeTwins(style: Root): void {
  const brandNames = new Set(BRAND_TOKENS.map(({ short }) => short));
  const firstOf = new Map<string, string>();
  const twinOf = new Map<string, string>();
  for (const [name, declarations] of variablesOf(style)) {
    if (brandNames.has(name)) continue;
    const values = declarations
      .map(({ parent, value }) => `${parent?.source?.start?.offset} ${value}`)
      .join(';');
    const first = firstOf.get(values);
    if (first === undefined) firstOf.set(values, name);
    else {
      twinOf.set(name, first);
      declarations.forEach((declaration) => declaration.remove());
    }
  }
  style.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      VARIABLE,
      (_, name: string) => `var(${twinOf.get(name) ?? name})`,
    );
  });
}

/**
 * Inlines the values of tokens. Tokens that the dark theme or a brand changes stay variables, if a
 * rule uses them.
 */
function inlineTokens(style: Root): void {
  const values = new Map(
    [...variablesOf(style)].map(([name, all]) => [name, all.map(({ value }) => value)]),
  );
  const ofComponents = new Set<string>();
  style.walkRules(/^(?!:root)/, (rule) =>
    rule.walkDecls(/^--/, ({ prop }) => void ofComponents.add(prop)),
  );
  const constant = (name: string): string | undefined => {
    if (ofComponents.has(name) || brandVariable(name, values) !== undefined) return undefined;
    const [value, ...others] = new Set(values.get(name));
    return others.length === 0 ? value : undefined;
  };
  const inline = (text: string): string =>
    text.replace(VARIABLE, (use, name: string) => {
      const value = constant(name);
      return value === undefined ? use : inline(value);
    });
  const variables = new Set<string>();
  style.walkDecls((declaration) => {
    declaration.value = inline(declaration.value);
    if (constant(declaration.prop) !== undefined) declaration.remove();
    else for (const [, name = ''] of declaration.value.matchAll(VARIABLE)) variables.add(name);
  });
  // Short names, because only this style and the element of the brand read them. Rules of parts that
  // are added before those of the whole page (`registerPageRules`) read the variables of components.
  const plain = [...variables].filter((name) => brandVariable(name, values) === undefined);
  const shortName = (name: string): string =>
    ofComponents.has(name)
      ? name
      : (brandVariable(name, values) ?? `--${plain.indexOf(name).toString(36)}`);
  const shortNames = new Map([...variables].map((name) => [name, shortName(name)]));
  // The first of the tokens that share a name declares it.
  const declarations = new Map([...shortNames].reverse().map(([name, short]) => [short, name]));
  style.walkDecls((declaration) => {
    const { prop: name, value } = declaration;
    declaration.value = value.replace(
      VARIABLE,
      (_, token: string) => `var(${shortNames.get(token)})`,
    );
    if (!name.startsWith('--')) return;
    const short = shortNames.get(name);
    if (short !== undefined && declarations.get(short) === name) declaration.prop = short;
    else declaration.remove();
  });
}

/**
 * Whether a selector is for another language, script or direction than that of the page. A style
 * for all languages has no such selectors.
 */
function isForeign(selector: string, locale: Locale | undefined): boolean {
  if (locale === undefined) return false;
  if (selector.includes(':dir(rtl)') && locales[locale].direction === 'ltr') return true;
  const languages = [...selector.matchAll(/(?<!:not\():lang\((\w+)\)/g)].map(
    ([, language = '']) => language,
  );
  return languages.length > 0 && !languages.some((language) => locale.startsWith(language));
}

/** Removes the rules and selectors that cannot match on the page before any action. */
function removeLater(
  container: Root | AtRule,
  tags: readonly string[],
  locale: Locale | undefined,
): void {
  container.each((node) => {
    if (node.type === 'atrule') {
      removeLater(node, tags, locale);
      if (!node.nodes?.length || LATER.test(`@${node.name} ${node.params}`)) node.remove();
    } else if (node.type === 'rule') {
      const selectors = node.selectors.filter(
        (selector) =>
          !NAMED_DARK.test(selector)
          && !isForeign(selector, locale)
          && !LATER.test(selector.replace(/:not\([^)]*\)/g, ''))
          // A message of an action.
          && !selector.includes(':not(:empty)')
          && mayMatch(selector, tags),
      );
      if (selectors.length === 0) node.remove();
      else node.selectors = selectors;
    } else node.remove();
  });
}

/**
 * Whether, for each part of a selector, the markup contains an element with all its classes,
 * attributes and names.
 */
function mayMatch(selector: string, tags: readonly string[]): boolean {
  const plain = selector.replace(/::?[\w-]+(?:\([^)]*\))*/g, '');
  return plain.split(/[\s>+~]+/).every((part) => {
    const rules = [
      ...[...part.matchAll(/\.([\w-]+)/g)].map(
        ([, name = '']) => new RegExp(`class="[^"]*\\b${name}\\b`),
      ),
      ...[...part.matchAll(/\[([\w-]+)(?:=['"]?([\w-]+)['"]?)?\]/g)].map(
        ([, name = '', value]) =>
          new RegExp(value === undefined ? ` ${name}[ =/>]` : ` ${name}="${value}"`),
      ),
      ...[...part.replace(/\[[^\]]*\]|\.[\w-]+/g, ' ').matchAll(/[a-z][\w-]*/g)].map(
        ([name]) => new RegExp(`^<${name}[ />]`),
      ),
    ];
    return tags.some((tag) => rules.every((pattern) => pattern.test(tag)));
  });
}

/** Values that an older browser may refuse, so that it takes the declaration before. */
const MAY_BE_REFUSED = /\d[dsl]v|\(|auto-phrase/;

/** Removes each declaration that a later one of its rule overwrites in every browser. */
function removeOverwritten(style: Root): void {
  style.walkRules((rule) => {
    const later = new Set<string>();
    for (const node of [...(rule.nodes ?? [])].reverse()) {
      if (node.type !== 'decl') continue;
      if (later.has(node.prop)) node.remove();
      else if (!MAY_BE_REFUSED.test(node.value.replace(VARIABLE, ''))) later.add(node.prop);
    }
  });
}

/** A pressed control that waits for the app. */
const PRESSED_RULE = '[data-pressed]{opacity:.6}';
const ACCOUNT = '.member header [data-anonymous]';
/**
 * What only anonymous users see (`forAnonymous`), in the page of a signed-in user, and the platform's
 * name: the browser knows the academy's, which the app shows together with the account. The log-in
 * button has the name and the size of the account's button.
 */
const HIDDEN_FROM_MEMBERS = `.member :is([data-anonymous],header bdi){visibility:hidden}
${ACCOUNT}{padding-inline:44px 36px;color:inherit;font-size:0;pointer-events:none}
${ACCOUNT}:after{content:var(--name);max-inline-size:20vw;overflow:hidden;font-size:15px;visibility:visible}
@media ${narrow}{${ACCOUNT}{padding-inline:36px}${ACCOUNT}:after{content:""}}`;
/** Controls and their icons, which do nothing without the app; links work. */
const CONTROLS = 'form,button,select,svg';
/** A page that the app is going to render (`early.ts`), and a page on which no script runs. */
const WITHOUT_APP = `.loading :is(main:not([data-overlay]),${CONTROLS}){visibility:hidden}
@media(scripting:none){:is(${CONTROLS}){visibility:hidden}}
#root[inert]{opacity:.4}`;
/** A line that pulses while the app loads; the sign-in page shows its frame. */
const LOADING_LINE = `.loading::before{content:"";position:fixed;inset:0 0 auto;z-index:9;height:3px;background:linear-gradient(90deg,#0000,currentColor);animation:l 1s .3s infinite alternate backwards}
@keyframes l{0%{opacity:0}}`;
/**
 * What the sign-in page shows a signed-in user: the line of the header with the mark of the academy
 * and the account, and the ground, where the next page and the end of the movement after signing in
 * have them.
 */
const MEMBER_PICTURE = `.member>main{flex-direction:row;block-size:calc(${token('measure.20')} + ${HEADER_SIZE});padding:0 ${GRID_PADDING} ${token('measure.20')};background-position-y:${HEADER_SIZE};background-size:auto ${token('measure.20')};box-shadow:inset 0 ${HEADER_SIZE} ${token('color.surface.card')}}
.member>main:before{display:block;order:1;margin-inline-start:auto;padding:14px;border-radius:50%;background:${token('color.accent.border')}}
.member>main:after{content:var(--name);order:2;padding-inline:8px 37px}
.member [data-mark]{inline-size:24px;block-size:24px}
@media ${narrow}{.member>main:after{content:'';padding-inline:0 37px}}`;
/**
 * The message that no script runs (`src/index.html`) is shown in the middle of the dialog, which
 * covers the page. On other pages it stays below the content, whose links work.
 */
const NOSCRIPT_MESSAGE = 'noscript,body>p{z-index:999;padding:.75rem;background:canvas;';
const NOSCRIPT_MIDDLE = `${NOSCRIPT_MESSAGE}position:fixed;inset:0;width:min(24rem,80%);height:fit-content;margin:auto;border-radius:1rem;text-align:center}`;
const NOSCRIPT_BELOW = `${NOSCRIPT_MESSAGE}position:sticky;inset:auto 0 0;margin:0}`;

/**
 * The style of a pre-rendered page's first paint, without later states and with most token values
 * inlined. styled-components does not know this style and later adds every rule in full.
 * @param styles `<style>` elements from styled-components
 * @param markup the markup that they style, of one page or several
 * @param locale of the pages; undefined for a style of all languages
 * @returns the content of one `<style>`
 */
export function criticalStyle(styles: string, markup: string, locale: Locale | undefined): string {
  const style = parse(
    (locale === undefined ? styles : styles + MEMBER_PICTURE)
      .replace(
        /<\/?style[^>]*>|\/\*!sc\*\/|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\n/g,
        '',
      )
      .replace(DEFAULTS, ''),
  );
  const omissions = locale === undefined ? COSMETIC : [...COSMETIC, ...LINE_BREAKS];
  style.walkDecls((declaration) => {
    if (omissions.some((name) => declaration.prop.startsWith(name))) declaration.remove();
  });
  removeOverwritten(style);
  // The early script gives the root this class.
  const around = '<html lang=""><body ><div class="member">';
  removeLater(style, `${around}${markup}`.match(/<[a-z][^>]*>/g) ?? [], locale);
  // Several pages repeat the global rules.
  const names = new Set<string>();
  style.each((node) => {
    if (names.has(String(node))) node.remove();
    else names.add(String(node));
  });
  inlineTokens(style);
  removeTwins(style);
  const rules = style.nodes.filter((node) => node.type === 'rule');
  const hasFont =
    locale !== undefined && rules.some(({ selector }) => selector.startsWith(':where(:lang('));
  rules
    .find(({ selector }) => selector.endsWith('body'))
    ?.walkDecls('font-family', (declaration) => {
      if (hasFont) declaration.remove();
      else declaration.value = declaration.value.replace(/(,'Segoe.*)?$/, ',sans-serif');
    });
  const extraRules =
    locale === undefined ? LOADING_LINE + HIDDEN_FROM_MEMBERS + NOSCRIPT_BELOW : NOSCRIPT_MIDDLE;
  return transformSync(String(style) + PRESSED_RULE + WITHOUT_APP + extraRules, {
    loader: 'css',
    minify: true,
    target: 'es2022',
  }).code.trim();
}
