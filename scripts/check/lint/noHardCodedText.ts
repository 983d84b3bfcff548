import type { Linter, Rule } from 'eslint';

/** Properties whose text a user sees or hears. */
const SPOKEN =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|hint|text|caption|heading|lead)$/;
/** Two consecutive letters, except for the unit `px`, which all languages share. */
const LETTERS = /(?!px\b)\p{L}{2}/u;

/** The properties of a syntax node that the rules read. */
interface Tree {
  type: string;
  value?: unknown;
  name?: { name?: unknown };
  raw?: string;
  operator?: string;
  callee?: { type: string; name?: string };
  quasis?: { value: { raw: string } }[];
  [part: string]: unknown;
}

const asTree = (node: unknown): Tree => node as Tree;

/** The texts that an expression can have, through conditions and templates. */
function textsOf(node: Tree | null | undefined): string[] {
  if (!node) return [];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral') return (node.quasis ?? []).map(({ value }) => value.raw);
  if (node.type === 'ConditionalExpression')
    return [...textsOf(asTree(node['consequent'])), ...textsOf(asTree(node['alternate']))];
  if (node.type === 'LogicalExpression') return textsOf(asTree(node['right']));
  if (node.type === 'JSXExpressionContainer') return textsOf(asTree(node['expression']));
  return [];
}

const isPhrase = (node: unknown): boolean => {
  const { type, callee, consequent, alternate } = asTree(node ?? {});
  if (type === 'ConditionalExpression') return isPhrase(consequent) || isPhrase(alternate);
  return (
    type === 'CallExpression'
    && callee?.type === 'Identifier'
    && (callee.name === 't' || callee.name === 'rich')
  );
};

/**
 * No text outside the translations, neither between tags nor in a property that is shown or spoken.
 */
const noText: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { text: '“{{text}}” is a text: put it into translations/' },
  },
  create: (context) => {
    const judge = (node: unknown, texts: readonly string[]) => {
      const text = texts.map((each) => each.trim()).find((each) => LETTERS.test(each));
      if (text !== undefined)
        context.report({ node: node as Rule.Node, messageId: 'text', data: { text } });
    };
    return {
      JSXText: (node: unknown) => judge(node, [String(asTree(node).value)]),
      'JSXElement > JSXExpressionContainer': (node: unknown) => judge(node, textsOf(asTree(node))),
      'JSXFragment > JSXExpressionContainer': (node: unknown) => judge(node, textsOf(asTree(node))),
      JSXAttribute: (node: unknown) => {
        const { name, value } = asTree(node);
        if (SPOKEN.test(String(name?.name))) judge(node, textsOf(asTree(value ?? {})));
      },
    };
  },
};

/**
 * Phrases are complete: nothing is appended to them, because other languages use other orders and
 * marks.
 */
const noGlue: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      glue: 'A phrase is joined to other text: make it one phrase with parameters, or use inlineFacts',
    },
  },
  create: (context) => {
    const report = (node: unknown) =>
      context.report({ node: node as Rule.Node, messageId: 'glue' });
    return {
      TemplateLiteral: (node: unknown) => {
        const { expressions, quasis = [] } = asTree(node) as Tree & { expressions: unknown[] };
        if (
          expressions.some(isPhrase)
          && (expressions.length > 1 || quasis.some(({ value }) => value.raw !== ''))
        )
          report(node);
      },
      BinaryExpression: (node: unknown) => {
        const { operator, left, right } = asTree(node);
        if (operator === '+' && (isPhrase(left) || isPhrase(right))) report(node);
      },
      'JSXExpressionContainer + JSXExpressionContainer': (node: unknown) => {
        if (isPhrase(asTree(node)['expression']) && isPhrase(asTree(previous(node))['expression']))
          report(node);
      },
      'JSXExpressionContainer + JSXText + JSXExpressionContainer': (node: unknown) => {
        const [before, between] = [previous(previous(node)), previous(node)];
        const isInline = !/\n/.test(String(asTree(between).value));
        if (
          isInline
          && isPhrase(asTree(node)['expression'])
          && isPhrase(asTree(before)['expression'])
        )
          report(node);
      },
    };
  },
};

function previous(node: unknown): unknown {
  const { children = [] } = asTree(asTree(node)['parent']) as { children?: unknown[] };
  return children[children.indexOf(node) - 1] ?? {};
}

/** Shown and spoken texts come completely from the translations. */
export const noHardCodedText: Linter.Config = {
  files: ['src/**/*.tsx', 'design/{components,foundations,icons}/**/*.tsx'],
  ignores: ['**/*.{test,stories,docs,example}.tsx', 'src/testing/**'],
  plugins: { texts: { rules: { 'no-text': noText, 'no-glue': noGlue } } },
  rules: { 'texts/no-text': 'error', 'texts/no-glue': 'error' },
};
