import i18next from 'eslint-plugin-i18next';
import playwright from 'eslint-plugin-playwright';
import * as parser from '@typescript-eslint/parser';
import { imports, NOT_PRODUCT } from './scripts/check/imports.mjs';
import { unsupportedCalls } from './scripts/check/unsupportedCalls.mjs';

/*
 * What Oxlint (.oxlintrc.json) has no rule for: import boundaries, this project's own rules, and
 * rules for tests.
 */

const PRODUCT = { files: ['{src,design}/**/*.{ts,tsx}'], ignores: NOT_PRODUCT };

/** Text with two letters beside each other, outside the translations. */
const noHardCodedText = {
  files: ['src/**/*.tsx', 'design/{components,foundations,icons}/**/*.tsx'],
  ignores: NOT_PRODUCT,
  plugins: { i18next },
  rules: {
    'i18next/no-literal-string': [
      'error',
      {
        mode: 'jsx-only',
        'should-validate-template': true,
        'jsx-attributes': {
          include: [
            '^aria-(?:label|description|roledescription|valuetext|placeholder)$',
            '^(?:alt|title|placeholder|label|hint|text|caption|heading|lead)$',
          ],
        },
        // In objects of attributes that an element spreads.
        'object-properties': { exclude: ['target', 'rel', 'role'] },
        callees: { exclude: ['t', 'rich', 'writeTime', 'map'] },
        // Text without two consecutive letters, except for the unit `px`; and the keys of phrases.
        words: { exclude: [/^(?:(?!\p{L}{2})[^]|px\b)*$/u, /^[a-z]\w*(?:\.\w+)+$/i] },
      },
    ],
  },
};

/** Functions whose effect outlasts the call and must end with the component. */
const LASTING =
  /\b(?:setTimeout|setInterval|requestAnimationFrame|addEventListener|new (?:Resize|Mutation|Intersection)Observer)\(/;

/** An effect that starts something must end it. No plugin has this rule. */
const ends = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { ends: 'The effect starts “{{what}}” and returns no function that ends it' },
  },
  create: (context) => {
    const ending = new Set();
    return {
      'ReturnStatement[argument]': (node) =>
        ending.add(
          context.sourceCode.getAncestors(node).findLast(({ type }) => /Function/.test(type)),
        ),
      'CallExpression[callee.name=/^use(?:Layout|Insertion)?Effect$/] > .arguments:first-child:exit':
        (node) => {
          const [what] = LASTING.exec(context.sourceCode.getText(node)) ?? [];
          if (what !== undefined && !ending.has(node))
            context.report({ node, messageId: 'ends', data: { what: what.slice(0, -1) } });
        },
    };
  },
};

const insteadOf = (instead) =>
  `Direct access to the page (CONTRIBUTING.md, Habits): use ${instead}.`;

/** Storage, network and address, which tests, stories and restricted browsers replace. */
const page = {
  ...PRODUCT,
  // Code that starts before the environment exists, or implements it.
  ignores: [...NOT_PRODUCT, 'src/*.{ts,tsx}', 'src/{app,shared/api}/**', 'src/**/script/*.ts'],
  // The rule checks names that are known as the global object.
  languageOptions: { globals: { window: 'readonly', self: 'readonly' } },
  rules: {
    'no-restricted-globals': [
      'error',
      {
        checkGlobalObject: true,
        globals: Object.entries({
          localStorage: 'environment.localStorage',
          sessionStorage: 'environment.sessionStorage',
          cookieStore: 'environment.cookies',
          location: 'address, goTo or reload of the environment',
          history: 'replaceAddress or goBack of the environment',
          open: 'environment.openTab',
          alert: 'a notice',
          confirm: 'Modal',
          prompt: 'Modal',
          fetch: 'an endpoint of src/shared/api',
          XMLHttpRequest: 'an endpoint of src/shared/api',
          EventSource: 'an endpoint of src/shared/api',
          WebSocket: 'an endpoint of src/shared/api',
        }).map(([name, instead]) => ({ name, message: insteadOf(instead) })),
      },
    ],
    'no-restricted-properties': [
      'error',
      { object: 'document', property: 'cookie', message: insteadOf('environment.cookies') },
      { object: 'navigator', property: 'sendBeacon', message: insteadOf('environment.beacon') },
    ],
  },
};

const NO_SNAPSHOT = {
  selector: 'CallExpression[callee.property.name=/^toMatch(Inline)?Snapshot$/]',
  message: 'Assert what matters instead of taking a snapshot (CONTRIBUTING.md, Habits)',
};
const EVERYWHERE = [
  NO_SNAPSHOT,
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only (CONTRIBUTING.md, Habits)' },
  {
    selector:
      'CallExpression[callee.name=/^(?:test|it)$/] AwaitExpression > NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"][arguments.0.name="resolve"]',
    message: 'Fake the time, or wait for what becomes visible (CONTRIBUTING.md, Habits)',
  },
];
const withMessage = (message, ...selectors) => selectors.map((selector) => ({ selector, message }));
const CALL = 'CallExpression[callee.name=/^(?:t|rich)$/]';
const PHRASE = `:matches(${CALL}, ConditionalExpression:has(> ${CALL}))`;
const SHOWN = `JSXExpressionContainer:has(> ${PHRASE})`;
const IN_PRODUCT = [
  // Values that Stylelint (stylelint.config.mjs) does not see.
  ...withMessage(
    "Take the value from a token (token('…'))",
    'JSXAttribute[name.name="style"] Property > Literal.value',
    'JSXAttribute > Literal[value=/^-?[.\\d]+(?:px|rem|ms)$/]',
    'Literal[value=/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i]',
  ),
  ...withMessage(
    'Write declarations with css`…`, which Stylelint reads',
    'TaggedTemplateExpression Literal[value=/^\\s*[-a-z]+:[^;]+;\\s*$/]',
  ),
  // Other languages use other orders and marks.
  ...withMessage(
    'A phrase is joined to other text: make it one phrase with parameters, or use inlineFacts',
    `TemplateLiteral:has(> ${PHRASE}):matches([expressions.length>1], :has(TemplateElement[value.raw=/[^]/]))`,
    `BinaryExpression[operator="+"]:has(> ${PHRASE})`,
    `${SHOWN} + ${SHOWN}`,
    `${SHOWN} + JSXText[value=/^.*$/] + ${SHOWN}`,
  ),
  ...withMessage(
    'React cannot change this text once a translator has replaced it: give it an element of its own',
    `JSXElement ~ ${SHOWN}`,
    `${SHOWN}:has(~ JSXElement)`,
    `${SHOWN}:has(~ JSXExpressionContainer)`,
  ),
  ...withMessage(
    'Text becomes markup: render it with React, or insert the nodes of sanitiseAgreement',
    'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    'AssignmentExpression > MemberExpression.left[property.name=/^(?:innerHTML|outerHTML|srcdoc)$/]',
    'CallExpression > MemberExpression.callee[property.name=/^(?:insertAdjacentHTML|setHTMLUnsafe|createContextualFragment)$/]',
  ),
  ...withMessage(
    'Use LiveRegion',
    'JSXAttribute[name.name="role"][value.value=/^(status|alert)$/]',
  ),
  ...withMessage(
    'This uses the browser’s language: pass numbers to t, and times to writeTime',
    'CallExpression > MemberExpression.callee[property.name=/^toLocale(?:Date|Time)?String$/]',
  ),
];
const syntax = (...restrictions) => ({ 'no-restricted-syntax': ['error', ...restrictions] });

const unitTests = {
  files: ['**/*.test.{ts,tsx}'],
  rules: {
    'no-restricted-properties': [
      'error',
      {
        object: 'fc',
        property: 'assert',
        message: 'Its seed is random: use checkProperty() of src/testing/run/properties.ts.',
      },
    ],
  },
};

const browserTests = {
  files: ['e2e/**/*.{spec,matrix}.ts'],
  plugins: { playwright },
  rules: {
    ...playwright.configs['flat/recommended'].rules,
    'playwright/expect-expect': [
      'error',
      {
        assertFunctionPatterns: [
          '^(?:.*\\.)?(?:expect\\w*|check(?:Async)?Property|axe|eachState)$',
        ],
      },
    ],
    'playwright/no-wait-for-timeout': 'error',
    'playwright/no-skipped-test': ['error', { allowConditional: true, disallowFixme: true }],
    // For tables of cases, browsers and widths.
    'playwright/no-conditional-in-test': 'off',
    'playwright/no-conditional-expect': 'off',
    'playwright/consistent-spacing-between-blocks': 'off',
  },
};

export default [
  {
    ignores: [
      'dist/',
      'ladle-build/',
      'coverage/',
      'test-results/',
      '.cache/',
      '**/*.generated.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
  },
  ...imports,
  noHardCodedText,
  {
    ...PRODUCT,
    plugins: { page: { rules: { ends, 'unsupported-calls': unsupportedCalls } } },
    rules: { 'page/ends': 'error', 'page/unsupported-calls': 'error' },
  },
  page,
  unitTests,
  browserTests,
  // A test that a script never runs has no event to wait for.
  {
    files: ['e2e/hostileAgreements.spec.ts'],
    rules: { 'playwright/no-wait-for-timeout': 'off' },
  },
  { rules: syntax(...EVERYWHERE) },
  { ...PRODUCT, rules: syntax(...EVERYWHERE, ...IN_PRODUCT) },
  // Files that tools read need a default export.
  {
    files: [
      '**/*.stories.tsx',
      '*.config.{ts,mjs}',
      'design/.ladle/**',
      '{src,mock-server}/testing/**/*Environment.ts',
      'e2e/**/serve*.ts',
      '**/*.d.ts',
    ],
    rules: syntax(NO_SNAPSHOT),
  },
];
