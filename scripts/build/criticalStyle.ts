import { transformSync } from 'esbuild';
import { areBrandedAlike, brandVariables } from '#scripts/serve/brandStyle.ts';
import { locales } from '#shared/i18n/locales.ts';
import type { Locale } from '#shared/i18n/locales.ts';

/** The dark theme of a page that names its theme; ours follows the system. */
const NAMED_DARK = /(?::root)+\[data-theme='dark'\]\{[^}]*\}/g;
/** What nothing is in before somebody acts, or what a still page does not do. */
const LATER =
  /[\w-]:focus-visible|:(?:hover|active|disabled|indeterminate|placeholder|target|read-only)|autofill|@supports|\[(?:aria-invalid|data-(?:invalid|notice|scroll-locked))|forced-colors|print|reduced-motion|@keyframes/;
const COSMETIC =
  /(?:transition|animation|-webkit-font-smoothing|text-decoration-color|touch-action|cursor|overscroll-behavior|(?<!-webkit-)text-size-adjust)[\w-]*:[^;}]*;?/g;
/** What every `Stack` says and what browsers do anyway. */
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

/** The short name of a token that a brand changes. Tokens that never differ share the name of the first of them. */
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
 * Puts the values of tokens where they are used; those that the dark theme or a brand changes stay what they are, as
 * far as anything uses them.
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
  // Short names: nothing but this style and the element of the brand reads them.
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

/** The rules of other languages, scripts and directions: a page has one. */
function isForeign(rule: string, locale: Locale): boolean {
  if (/^[^{]*:dir\(rtl\)/.test(rule) && locales[locale].direction === 'ltr') return true;
  const [, language] = /^:(?:root|where\():?:?lang\((\w+)\)/.exec(rule) ?? [];
  return language !== undefined && !locale.startsWith(language);
}

/**
 * A rule with those of its selectors that something in the page can match before anybody acts; undefined where none
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
 * Whether the markup holds, for each part of a selector, an element with all the classes, attributes and names in it.
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

/** What was pressed and waits for the app. */
const PRESSED = '[data-pressed]{opacity:.6;cursor:progress}';
/**
 * Without scripts the dialog lies over everything and answers nobody: what says so (`src/index.html`) lies over the
 * dialog.
 */
const PLEA =
  'noscript,body>p{position:fixed;inset:0 0 auto;z-index:999;margin:0;padding:.75rem;background:canvas;text-align:center}';

/**
 * The style of a pre-rendered page's first paint: without states that come later, and with the values of most tokens in
 * their place. styled-components, which does not know of it, puts every rule in whole beside it.
 * @param styles `<style>` elements as styled-components wrote them
 * @param markup what they are for
 * @returns the inside of one `<style>`
 */
export function criticalStyle(styles: string, markup: string, locale: Locale): string {
  const css = styles
    .replace(
      /<\/?style[^>]*>|\/\*!sc\*\/|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\n/g,
      '',
    )
    .replace(NAMED_DARK, '')
    .replace(COSMETIC, '')
    .replace(DEFAULTS, '');
  const tags = `<html lang=""><body >${markup}`.match(/<[a-z][^>]*>/g) ?? [];
  const kept = rulesOf(css)
    .filter((rule) => !isForeign(rule, locale))
    .map((rule) => atRest(rule, tags))
    .filter((rule) => rule !== undefined);
  const hasFont = kept.some((rule) => rule.startsWith(':where(:lang('));
  const plain = withoutTokens(kept.join('')).replace(
    /(body\{[^}]*)(font-family:[^;]*?)(?:,'Segoe[^;]*)?;/,
    hasFont ? '$1' : '$1$2,sans-serif;',
  );
  return transformSync(plain + PRESSED + PLEA, {
    loader: 'css',
    minify: true,
    target: 'es2022',
  }).code.trim();
}
