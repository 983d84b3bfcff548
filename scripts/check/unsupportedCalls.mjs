import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { api, javascript } = require('@mdn/browser-compat-data');
const { builtins } = javascript;
const { browserslist } = require('../../package.json');

const NAMES = { ios_saf: 'safari_ios' };
/** The oldest supported version of each browser. */
const oldest = browserslist.map((line) => {
  const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line);
  return [NAMES[name] ?? name, Number(version)];
});

/** The interfaces of global objects, where their names are others. */
const INTERFACES = {
  caches: 'CacheStorage',
  customElements: 'CustomElementRegistry',
  indexedDB: 'IDBFactory',
  localStorage: 'Storage',
  sessionStorage: 'Storage',
  trustedTypes: 'TrustedTypePolicyFactory',
};
const WINDOWS = ['globalThis', 'self', 'window'];

function interfaceOf(name) {
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  return INTERFACES[name] ?? (api[capital] ? capital : name);
}

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

function featureOf(name, property) {
  const owner = api[interfaceOf(name)];
  return owner?.[property] ?? owner?.[`${property}_static`] ?? builtins[name]?.[property];
}

/** The expression that reads a property of this one by name. */
function memberOf(node) {
  const { parent } = node;
  return parent.type === 'MemberExpression' && parent.object === node && !parent.computed
    ? parent
    : undefined;
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
        let [node, { name }] = [identifier, identifier];
        // `window.crypto` is `crypto`.
        for (let read; WINDOWS.includes(name) && (read = memberOf(node)); node = read)
          name = read.property.name;
        const property = memberOf(node)?.property.name;
        const browser =
          lackingBrowser(api[name] ?? builtins[name] ?? api.Window[name])
          ?? (property && lackingBrowser(featureOf(name, property)));
        const what = property ? `${name}.${property}` : name;
        if (browser) report({ node: identifier, messageId: 'lacks', data: { browser, what } });
      }
    },
  }),
};
