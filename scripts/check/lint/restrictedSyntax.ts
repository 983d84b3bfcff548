interface Restriction {
  /** See https://eslint.org/docs/latest/extend/selectors. */
  selector: string;
  message: string;
}

/** For every file. */
export const NO_SNAPSHOT: Restriction = {
  selector: 'CallExpression[callee.property.name=/^toMatch(Inline)?Snapshot$/]',
  message: 'Assert what matters instead of taking a snapshot (CONTRIBUTING.md, Habits)',
};

/** For every file that no tool and no Ladle reads. */
export const inOurFiles: readonly Restriction[] = [
  NO_SNAPSHOT,
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Named exports only (CONTRIBUTING.md, Habits)',
  },
  {
    selector:
      'CallExpression[callee.name=/^(?:test|it)$/] AwaitExpression > NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"][arguments.0.name="resolve"]',
    message: 'Fake the time, or wait for what becomes visible (CONTRIBUTING.md, Habits)',
  },
];

/** What Stylelint (stylelint.config.mjs) does not see. */
const NO_RAW_VALUE: readonly Restriction[] = [
  {
    selector: 'JSXAttribute[name.name="style"] Property > Literal.value',
    message: "Take the value from a token (token('…'))",
  },
  {
    selector: 'JSXAttribute > Literal[value=/^-?[.\\d]+(?:px|rem|ms)$/]',
    message: 'Take the size or duration from a token',
  },
  {
    selector: 'Literal[value=/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i]',
    message: 'Take the colour from a token',
  },
  {
    selector: 'TaggedTemplateExpression Literal[value=/^\\s*[-a-z]+:[^;]+;\\s*$/]',
    message: 'Write declarations with css`…`, which Stylelint reads',
  },
];

const CALL = 'CallExpression[callee.name=/^(?:t|rich)$/]';
const PHRASE = `:matches(${CALL}, ConditionalExpression:has(> ${CALL}))`;
const SHOWN = `JSXExpressionContainer:has(> ${PHRASE})`;

/** Phrases are complete, because other languages use other orders and marks. */
const NO_JOINED_PHRASE: readonly Restriction[] = [
  `TemplateLiteral:has(> ${PHRASE}):matches([expressions.length>1], :has(TemplateElement[value.raw=/[^]/]))`,
  `BinaryExpression[operator="+"]:has(> ${PHRASE})`,
  `${SHOWN} + ${SHOWN}`,
  `${SHOWN} + JSXText[value=/^.*$/] + ${SHOWN}`,
].map((selector) => ({
  selector,
  message:
    'A phrase is joined to other text: make it one phrase with parameters, or use inlineFacts',
}));

/** Markup comes from React, or as nodes from `sanitiseAgreement`. */
const NO_MARKUP: readonly Restriction[] = [
  'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
  'AssignmentExpression > MemberExpression.left[property.name=/^(?:innerHTML|outerHTML|srcdoc)$/]',
  'CallExpression > MemberExpression.callee[property.name=/^(?:insertAdjacentHTML|setHTMLUnsafe|createContextualFragment)$/]',
].map((selector) => ({
  selector,
  message: 'Text becomes markup: render it with React, or insert the nodes of sanitiseAgreement',
}));

const NO_LANGUAGE_OF_BROWSER: Restriction = {
  selector:
    'CallExpression > MemberExpression.callee[property.name=/^toLocale(?:Date|Time)?String$/]',
  message: 'This uses the browser’s language: pass numbers to t, and times to writeTime',
};

/** For app and design system, without their tests, stories and documentation. */
export const inProduct: readonly Restriction[] = [
  ...inOurFiles,
  ...NO_RAW_VALUE,
  ...NO_JOINED_PHRASE,
  ...NO_MARKUP,
  NO_LANGUAGE_OF_BROWSER,
];
