import { transformSync } from 'esbuild';
import { locales } from '#shared/i18n/locales.ts';
import type { Locale } from '#shared/i18n/locales.ts';

/** The dark theme of a page that names its theme; ours follows the system. */
const NAMED_DARK = /(?::root)+\[data-theme='dark'\]\{[^}]*\}/g;
/** What nothing is in before somebody acts, or what a still page does not do. */
const LATER =
  /[\w-]:focus-visible|:(?:hover|active|disabled|indeterminate|placeholder|target|read-only)|autofill|@supports|\[(?:aria-(?:invalid|expanded)|data-(?:invalid|notice|scroll-locked))|forced-colors|print|reduced-motion|@keyframes/;
const COSMETIC =
  /(?:transition|animation|-webkit-font-smoothing|text-decoration-color|touch-action|cursor|overscroll-behavior|scroll-padding|word-break|hyphens|text-wrap|(?<!-webkit-)text-size-adjust)[\w-]*:[^;}]*;?/g;
/** What every `Stack` says and what browsers do anyway. */
const DEFAULTS = /align-items:stretch;justify-content:start;flex-wrap:nowrap;?/g;

const DECLARED = /(--[\w-]+):([^;{}]*);?/g;
const USED = /var\((--[\w-]+)\)/g;

/** Drops properties that have the same values as an earlier one in every theme, and has that one used for them. */
function withoutTwins(css: string): string {
  const valuesOf = new Map<string, string>();
  for (const { 0: declared, 1: name = '', index } of css.matchAll(DECLARED)) {
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
 * Puts the values of tokens where they are used; those that the dark theme changes stay what they are, as far as anything
 * uses them.
 */
function withoutTokens(css: string): string {
  const values = new Map<string, Set<string>>();
  for (const [, name = '', value = ''] of css.matchAll(DECLARED))
    values.set(name, (values.get(name) ?? new Set()).add(value));
  const constant = (name: string): string | undefined => {
    const [value, ...others] = values.get(name) ?? [];
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
  // Short names: nothing but this style reads them.
  const used = [...new Set([...inlined.matchAll(USED)].map(([, name = '']) => name))];
  const shortNameOf = (name: string): string | undefined =>
    used.includes(name) ? `--${used.indexOf(name).toString(36)}` : undefined;
  return inlined
    .replace(DECLARED, (_, name: string, value: string) =>
      shortNameOf(name) === undefined ? '' : `${shortNameOf(name)}:${value};`,
    )
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

/** A rule with those of its selectors that something in the page can match before anybody acts; undefined where none can. */
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

/** Whether the markup holds, for each part of a selector, an element with all the classes, attributes and names in it. */
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
/** Without scripts the dialog lies over everything and answers nobody: what says so (`src/index.html`) lies over the dialog. */
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
  const plain = withoutTwins(withoutTokens(kept.join(''))).replace(
    /(body\{[^}]*)(font-family:[^;]*?)(?:,'Segoe[^;]*)?;/,
    hasFont ? '$1' : '$1$2,sans-serif;',
  );
  return transformSync(plain + PRESSED + PLEA, {
    loader: 'css',
    minify: true,
    target: 'es2022',
  }).code.trim();
}
