import { dirname, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { imports as boundaries } from './scripts/check/imports.mjs';
import { unsupportedCalls } from './scripts/check/unsupportedCalls.mjs';

/*
 * This project's own rules, as a plugin of Oxlint. .oxlintrc.json says where they apply.
 */

const ROOT = dirname(fileURLToPath(import.meta.url));

const imports = {
  meta: { type: 'problem', schema: [] },
  create({ filename, report }) {
    const path = relative(ROOT, filename).replaceAll(sep, '/');
    const { patterns = [] } =
      boundaries.findLast(({ folders }) => folders.some((folder) => path.startsWith(folder))) ?? {};
    return {
      ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration)[source]'(node) {
        const isType = (node.importKind ?? node.exportKind) === 'type';
        for (const { regex, allowTypeImports, message } of patterns)
          if (new RegExp(regex, 'u').test(node.source.value) && !(allowTypeImports && isType))
            report({ node, message });
      },
    };
  },
};

/** Attributes that are shown or announced. */
const TEXT_ATTRIBUTE =
  '/^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|hint|text|caption|heading|lead)$/';
const PHRASE_KEY = /^[a-z]\w*(?:\.\w+)+$/i;
/** Two letters beside each other, except for the unit `px`. */
const WORD = /(?!px\b)\p{L}{2}/u;

/** The parts of an expression that can become its text. */
function partsOf(node) {
  const { type, operator, expression, consequent, alternate, left, right, quasis } = node;
  const parts = {
    JSXExpressionContainer: [expression],
    ConditionalExpression: [consequent, alternate],
    LogicalExpression: [right],
    BinaryExpression: operator === '+' ? [left, right] : [],
    TemplateLiteral: quasis,
  }[type];
  return parts?.flatMap(partsOf) ?? [node];
}

/** Text outside the translations. */
const hardCodedText = {
  meta: { type: 'problem', schema: [] },
  create({ report }) {
    const check = (node) => {
      for (const part of partsOf(node)) {
        const text = part.type === 'TemplateElement' ? part.value.cooked : part.value;
        if (typeof text === 'string' && WORD.test(text) && !PHRASE_KEY.test(text))
          report({ node: part, message: 'Text that is no phrase (CONTRIBUTING.md, Recipes)' });
      }
    };
    return {
      JSXText: check,
      ':matches(JSXElement, JSXFragment) > JSXExpressionContainer': check,
      [`JSXAttribute[name.name=${TEXT_ATTRIBUTE}] > .value`]: check,
      [`JSXSpreadAttribute Property[key.name=${TEXT_ATTRIBUTE}] > .value`]: check,
    };
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

/** @returns a rule that refuses what these selectors find */
const refuse = (...restrictions) => ({
  meta: { type: 'problem', schema: [] },
  create: ({ report }) =>
    Object.fromEntries(
      restrictions.map(({ selector, message }) => [selector, (node) => report({ node, message })]),
    ),
});
const withMessage = (message, ...selectors) => selectors.map((selector) => ({ selector, message }));
const NAMED_EXPORTS = withMessage(
  'Named exports only (CONTRIBUTING.md, Habits)',
  'ExportDefaultDeclaration',
);
const IN_TESTS = [
  ...withMessage(
    'Assert what matters instead of taking a snapshot (CONTRIBUTING.md, Habits)',
    'CallExpression[callee.property.name=/^toMatch(Inline)?Snapshot$/]',
  ),
  ...withMessage(
    'Fake the time, or wait for what becomes visible (CONTRIBUTING.md, Habits)',
    'CallExpression[callee.name=/^(?:test|it)$/] AwaitExpression > NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"][arguments.0.name="resolve"]',
  ),
];
const ASSERTION = '/^(?:expect\\w*|check(?:Async)?Property|axe|eachState)$/';
/** Type-aware rules find a missing `await`; Playwright refuses equal titles. */
const IN_BROWSER_TESTS = [
  ...withMessage(
    'Wait for what becomes visible (CONTRIBUTING.md, Tests)',
    'CallExpression[callee.property.name=/^(?:waitForTimeout|waitForSelector|waitForNavigation|pause)$/]',
    'Literal[value="networkidle"]',
  ),
  ...withMessage('Use a locator', 'CallExpression[callee.property.name=/^\\$\\$?(?:eval)?$/]'),
  ...withMessage('A user cannot force an action', 'Property[key.name="force"]'),
  ...withMessage(
    'Each test runs, unless a condition excludes it',
    'MemberExpression[object.name="test"][property.name=/^(?:only|fixme)$/]',
    'CallExpression[callee.object.name="test"][callee.property.name="skip"] > Literal.arguments:first-child',
  ),
  ...withMessage(
    'Wait for the state: await expect(locator)',
    'CallExpression[callee.name="expect"] > AwaitExpression.arguments:first-child > CallExpression[callee.property.name=/^(?:is(?:Checked|Disabled|Editable|Enabled|Hidden|Visible)|getAttribute|inputValue)$/]',
  ),
  ...withMessage(
    'The test asserts nothing',
    `CallExpression[callee.name="test"]:not(:has(CallExpression:matches([callee.name=${ASSERTION}], [callee.property.name=${ASSERTION}], [callee.object.name="expect"])))`,
  ),
];
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
    'Text becomes markup: render it with React, or insert the nodes of sanitizeAgreement',
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

export default {
  meta: { name: 'project' },
  rules: {
    imports,
    ends,
    'hard-coded-text': hardCodedText,
    'unsupported-calls': unsupportedCalls,
    'named-exports': refuse(...NAMED_EXPORTS),
    tests: refuse(...IN_TESTS),
    'browser-tests': refuse(...IN_BROWSER_TESTS),
    product: refuse(...IN_PRODUCT),
  },
};
