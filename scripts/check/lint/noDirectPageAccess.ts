import type { Linter, Rule } from 'eslint';
import { laterProperties } from './browserSupport';

/** Functions whose effect outlasts the call and must end with the component. */
const LASTING =
  /\b(?:setTimeout|setInterval|requestAnimationFrame|addEventListener|new (?:Resize|Mutation|Intersection)Observer)\(/;

/** An effect that starts something must end it. */
const ends: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      ends: 'The effect starts something that outlives it (“{{what}}”) and returns no function that ends it',
    },
  },
  create: (context) => {
    const ending = new Set<unknown>();
    const EFFECT =
      'CallExpression[callee.name=/^use(?:Layout|Insertion)?Effect$/] > .arguments:first-child';
    return {
      'ReturnStatement[argument]': (node: Rule.Node) => {
        const inner = context.sourceCode
          .getAncestors(node)
          .findLast(({ type }) => /Function/.test(type));
        ending.add(inner);
      },
      [`${EFFECT}:exit`]: (node: Rule.Node) => {
        const [what] = LASTING.exec(context.sourceCode.getText(node)) ?? [];
        if (what !== undefined && !ending.has(node))
          context.report({ node, messageId: 'ends', data: { what: what.slice(0, -1) } });
      },
    };
  },
};

/** What a page must not access directly, with what to use instead. */
const OUTSIDE: readonly (readonly [name: string, instead: string])[] = [
  ['localStorage', 'environment.local'],
  ['sessionStorage', 'environment.session'],
  ['cookieStore', 'environment.cookies'],
  ['location', 'address, goTo or reload of the environment'],
  ['history', 'replaceAddress or goBack of the environment'],
  ['open', 'environment.openTab'],
  ['alert', 'a notice'],
  ...['confirm', 'prompt'].map((name) => [name, 'Modal'] as const),
  ...['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'].map(
    (name) => [name, 'an endpoint of src/shared/api'] as const,
  ),
];
const outside = (instead: string) =>
  `Direct access to the page (CONTRIBUTING.md, Habits): use ${instead}.`;

/**
 * Storage, network and address are accessed through `Environment` and `src/shared/api`, because
 * tests, stories and restricted browsers replace them.
 */
const reach: Linter.RulesRecord = {
  'no-restricted-globals': [
    'error',
    {
      checkGlobalObject: true,
      globals: OUTSIDE.map(([name, instead]) => ({ name, message: outside(instead) })),
    },
  ],
  'no-restricted-properties': [
    'error',
    ...laterProperties,
    { object: 'document', property: 'cookie', message: outside('environment.cookies') },
    { object: 'navigator', property: 'sendBeacon', message: outside('environment.beacon') },
  ],
};

const NOT_OF_THE_PAGE = [
  '**/*.{test,stories,docs}.{ts,tsx}',
  'src/testing/**',
  'design/{.ladle,docs,testing}/**',
];
/** Code that starts before the environment exists, or implements it. */
const BELOW = ['src/*.{ts,tsx}', 'src/app/**', 'src/shared/{api,client-id/script}/**'];

/** Keeps code from accessing the page directly. */
export const noDirectPageAccess: Linter.Config[] = [
  {
    files: ['{src,design}/**/*.{ts,tsx}'],
    ignores: NOT_OF_THE_PAGE,
    plugins: { page: { rules: { ends } } },
    rules: { 'page/ends': 'error' },
  },
  {
    files: ['{src,design}/**/*.{ts,tsx}'],
    ignores: [...NOT_OF_THE_PAGE, ...BELOW],
    // The rule checks names that are known as the global object.
    languageOptions: { globals: { window: 'readonly', self: 'readonly' } },
    rules: reach,
  },
];
