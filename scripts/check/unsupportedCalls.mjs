import { readFileSync } from 'node:fs';
import compatData from '@mdn/browser-compat-data/forLegacyNode';

const { api, javascript } = compatData;
const { builtins } = javascript;
const { browserslist } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

const NAMES = { ios_saf: 'safari_ios' };
/** The oldest supported version of each browser. */
const oldest = browserslist.map((line) => {
  const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line);
  return [NAMES[name] ?? name, Number(version)];
});

/** The interface of global objects whose name is not that of their interface. */
const INTERFACES = { self: 'Window', crypto: 'Crypto', caches: 'CacheStorage' };
const capital = (name) => name.charAt(0).toUpperCase() + name.slice(1);
const interfaceOf = (name) => (api[name] ? name : (INTERFACES[name] ?? capital(name)));

/** The browser that lacks a feature, as "Safari 16.4"; undefined when all have it. */
function lackingBrowser(feature) {
  const support = feature?.__compat?.support;
  const found =
    support
    && oldest.find(
      ([browser, version]) =>
        ![support[browser] ?? []]
          .flat()
          .some(
            ({ version_added: added, version_removed: removed, flags, prefix, alternative_name }) =>
              !flags
              && !prefix
              && !alternative_name
              && added !== false
              && Number(String(added).replace('≤', '')) <= version
              && !(Number(removed) <= version),
          ),
    );
  return found && found.join(' ');
}

function memberOf(name, property) {
  const owner = api[interfaceOf(name)];
  return owner?.[property] ?? owner?.[`${property}_static`] ?? builtins[name]?.[property];
}

/** A global, or a property of one, that a browser of `browserslist` in package.json lacks. */
export const unsupportedCalls = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { lacks: '{{browser}} has no “{{what}}” (browserslist in package.json)' },
  },
  create: ({ sourceCode, report }) => ({
    Program() {
      const { variables, through } = sourceCode.scopeManager.globalScope;
      const known = variables.filter(({ defs }) => defs.length === 0);
      for (const { identifier, isValueReference = true } of [
        ...through,
        ...known.flatMap(({ references }) => references),
      ]) {
        if (!isValueReference) continue;
        const { name, parent } = identifier;
        const property =
          parent.type === 'MemberExpression' && parent.object === identifier && !parent.computed
            ? parent.property.name
            : undefined;
        const browser =
          lackingBrowser(api[name] ?? builtins[name] ?? api.Window[name])
          ?? (property && lackingBrowser(memberOf(name, property)));
        const what = property ? `${name}.${property}` : name;
        if (browser) report({ node: identifier, messageId: 'lacks', data: { browser, what } });
      }
    },
  }),
};
