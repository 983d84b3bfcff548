import { transformSync } from 'esbuild';
import { areBrandedAlike, brandVariables } from '#scripts/serve/brandStyle.ts';
import { locales } from '#shared/i18n/locales.ts';
import type { Locale } from '#shared/i18n/locales.ts';

/** The dark theme of a page that names its theme. Our pages follow the system. */
const NAMED_DARK = /(?::root)+\[data-theme='dark'\]\{[^}]*\}/g;
/** States that need an action of the user, and motion. */
const LATER =
  /[\w-]:focus-visible|:(?:hover|active|disabled|indeterminate|placeholder|target|read-only)|autofill|@supports|\[(?:aria-(?:invalid|expanded)|data-(?:invalid|notice|scroll-locked))|forced-colors|print|reduced-motion|@keyframes/;
/** Declarations of properties whose names begin so; not the conditions that name them. */
const declarationsOf = (names: readonly string[]): RegExp =>
  new RegExp(`(?<=[{;])(?:${names.join('|')})[\\w-]*:[^;}]*;?`, 'g');

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
  'scale',
  'text-size-adjust',
];
/** How lines break. Only the sign-in page can do without: its lines are short, and its bytes few. */
const LINE_BREAKS = ['word-break', 'hyphens', 'text-wrap'];
/** Declarations of every `Stack` that are the browser's defaults. */
const DEFAULTS = /align-items:stretch;justify-content:start;flex-wrap:nowrap;?/g;

const DECLARED = /(--[\w-]+):([^;{}]*);?/g;
const USED = /var\((--[\w-]+)\)/g;

const cssName = (token: string): string => `--${token.replaceAll('.', '-')}`;
/** The tokens that a brand changes and their short names, by the names that they have in styles. */
const BRANDED = [...brandVariables].map(([token, short]) => ({
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
  const own = BRANDED.find((one) => one.name === name);
  if (own === undefined) return undefined;
  const said = String(values.get(name));
  return BRANDED.find(
    (one) => areBrandedAlike(one.token, own.token) && String(values.get(one.name)) === said,
  )?.short;
}

/**
 * Replaces variables that have the same values as an earlier one in every theme by that one.
 * Variables of the brand keep their names, because the brand's element sets them.
 */
function withoutTwins(css: string): string {
  const branded = new Set(BRANDED.map(({ short }) => short));
  const valuesOf = new Map<string, string>();
  for (const { 0: declared, 1: name = '', index } of css.matchAll(DECLARED)) {
    if (branded.has(name)) continue;
    const block = css.slice(0, index).split('{').length;
    const value = declared.slice(name.length).replace(/;$/, '');
    valuesOf.set(name, `${valuesOf.get(name) ?? ''}${block}${value};`);
  }
  const firstOf = new Map<string, string>();
  for (const [name, values] of valuesOf) if (!firstOf.has(values)) firstOf.set(values, name);
  const twinOf = (name: string): string => firstOf.get(valuesOf.get(name) ?? '') ?? name;
  return css
    .replace(DECLARED, (declaration, name: string) => (twinOf(name) === name ? declaration : ''))
    .replace(USED, (_, name: string) => `var(${twinOf(name)})`);
}

/**
 * Inlines the values of tokens. Tokens that the dark theme or a brand changes stay variables, if a
 * rule uses them.
 */
function withoutTokens(css: string): string {
  const values = new Map<string, string[]>();
  for (const [, name = '', value = ''] of css.matchAll(DECLARED))
    values.set(name, [...(values.get(name) ?? []), value]);
  const constant = (name: string): string | undefined => {
    if (brandVariable(name, values) !== undefined) return undefined;
    const [value, ...others] = new Set(values.get(name));
    return others.length === 0 ? value : undefined;
  };
  const inline = (text: string): string =>
    text.replace(USED, (use, name: string) => {
      const value = constant(name);
      return value === undefined ? use : inline(value);
    });
  const rules = css.replace(DECLARED, (declaration, name: string) =>
    constant(name) === undefined ? inline(declaration) : '',
  );
  const inlined = inline(rules);
  // Short names, because only this style and the element of the brand read them.
  const used = [...new Set([...inlined.matchAll(USED)].map(([, name = '']) => name))];
  const plain = used.filter((name) => brandVariable(name, values) === undefined);
  const shortNameOf = (name: string): string | undefined =>
    used.includes(name)
      ? (brandVariable(name, values) ?? `--${plain.indexOf(name).toString(36)}`)
      : undefined;
  const isDeclaredOnce = (name: string): boolean =>
    used.find((other) => shortNameOf(other) === shortNameOf(name)) === name;
  return inlined
    .replace(DECLARED, (_, name: string, value: string) => {
      const short = shortNameOf(name);
      return short === undefined || !isDeclaredOnce(name) ? '' : `${short}:${value};`;
    })
    .replace(USED, (use, name: string) => `var(${shortNameOf(name) ?? use})`);
}

/** Splits at the outermost blocks: rules and at-rules. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] !== '}') continue;
    depth -= 1;
    if (depth === 0) {
      rules.push(css.slice(start, at + 1));
      start = at + 1;
    }
  }
  return rules;
}

/**
 * Whether a rule is for another language, script or direction than that of the page. A style for
 * all languages has no such rules.
 */
function isForeign(rule: string, locale: Locale | undefined): boolean {
  if (locale === undefined) return false;
  if (/^[^{]*:dir\(rtl\)/.test(rule) && locales[locale].direction === 'ltr') return true;
  const [, language] = /^:(?:root|where\():?:?lang\((\w+)\)/.exec(rule) ?? [];
  return language !== undefined && !locale.startsWith(language);
}

/**
 * A rule with only those selectors that can match on the page before any action; undefined if none
 * can.
 */
function atRest(rule: string, tags: readonly string[]): string | undefined {
  const [selectors = '', ...body] = rule.split('{');
  if (selectors.startsWith('@')) {
    const inner = rulesOf(body.join('{').slice(0, -1))
      .map((one) => atRest(one, tags))
      .filter((one) => one !== undefined);
    return LATER.test(selectors) || inner.length === 0
      ? undefined
      : `${selectors}{${inner.join('')}}`;
  }
  const kept = selectors
    .split(/,(?![^(]*\))/)
    .filter(
      (selector) => !LATER.test(selector.replace(/:not\([^)]*\)/g, '')) && mayMatch(selector, tags),
    );
  return kept.length === 0 ? undefined : [kept.join(','), ...body].join('{');
}

/**
 * Whether, for each part of a selector, the markup contains an element with all its classes,
 * attributes and names.
 */
function mayMatch(selector: string, tags: readonly string[]): boolean {
  const plain = selector.replace(/::?[\w-]+(?:\([^)]*\))*/g, '');
  return plain.split(/[\s>+~]+/).every((part) => {
    const named = [
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
    return tags.some((tag) => named.every((pattern) => pattern.test(tag)));
  });
}

/** A pressed control that waits for the app. */
const PRESSED = '[data-pressed]{opacity:.6}';
/** What only anonymous users see, in the page of a signed-in user (`forAnonymous`). */
const HIDDEN_FROM_MEMBERS = '.member [data-anonymous]{visibility:hidden}';
/**
 * Without scripts the dialog covers the page and does not respond. The noscript message
 * (`src/index.html`) is shown above the dialog. On other pages it stays below the content, whose
 * links work.
 */
const NOSCRIPT_MESSAGE =
  'noscript,body>p{position:fixed;inset:0 0 auto;z-index:999;margin:0;padding:.75rem;background:canvas}';
const NOSCRIPT_BELOW = NOSCRIPT_MESSAGE.replace('fixed;inset:0 0 auto', 'sticky;inset:auto 0 0');

/**
 * The style of a pre-rendered page's first paint, without later states and with most token values
 * inlined. styled-components does not know this style and later adds every rule in full.
 * @param styles `<style>` elements from styled-components
 * @param markup the markup that they style, of one page or several
 * @param locale of the pages; undefined for a style of all languages
 * @returns the content of one `<style>`
 */
export function criticalStyle(styles: string, markup: string, locale: Locale | undefined): string {
  const css = styles
    .replace(
      /<\/?style[^>]*>|\/\*!sc\*\/|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\n/g,
      '',
    )
    .replace(NAMED_DARK, '')
    .replace(declarationsOf(locale === undefined ? COSMETIC : [...COSMETIC, ...LINE_BREAKS]), '')
    .replace(DEFAULTS, '');
  const tags = `<html lang=""><body >${markup}`.match(/<[a-z][^>]*>/g) ?? [];
  const kept = rulesOf(css)
    .filter((rule) => !isForeign(rule, locale))
    .map((rule) => atRest(rule, tags))
    .filter((rule) => rule !== undefined);
  const hasFont = locale !== undefined && kept.some((rule) => rule.startsWith(':where(:lang('));
  // Several pages repeat the global rules.
  const plain = withoutTwins(withoutTokens([...new Set(kept)].join(''))).replace(
    /(body\{[^}]*)(font-family:[^;]*?)(?:,'Segoe[^;]*)?;/,
    hasFont ? '$1' : '$1$2,sans-serif;',
  );
  const added = locale === undefined ? HIDDEN_FROM_MEMBERS + NOSCRIPT_BELOW : NOSCRIPT_MESSAGE;
  return transformSync(plain + PRESSED + added, {
    loader: 'css',
    minify: true,
    target: 'es2022',
  }).code.trim();
}
