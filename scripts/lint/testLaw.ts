import type { Linter, Rule } from 'eslint';

/** A node of the tree, as far as the rules look at it. */
interface Tree {
  type: string;
  name?: string;
  value?: unknown;
  object?: Tree;
  property?: Tree;
  callee?: Tree;
  arguments?: Tree[];
}

const asTree = (node: unknown): Tree => node as Tree;

/** `test.describe.only` as its names. */
function namesOf(node: Tree | undefined): string[] {
  if (node?.type === 'Identifier') return [node.name ?? ''];
  if (node?.type === 'MemberExpression') return [...namesOf(node.object), node.property?.name ?? ''];
  return node?.type === 'CallExpression' ? namesOf(node.callee) : [];
}

const isTitle = (node: Tree | undefined): boolean => (node?.type === 'Literal' && typeof node.value === 'string') || node?.type === 'TemplateLiteral';

/** Every test is run: none stands alone, and one is left out only where a condition says so. */
const run: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { alone: '{{name}} keeps the other tests of the file from running', left: '{{name}} leaves a test out without a condition' } },
  create: (context) => ({
    CallExpression: (node) => {
      const { callee, arguments: given = [] } = asTree(node);
      const [root = '', ...parts] = namesOf(callee);
      const name = [root, ...parts].join('.');
      if (/^f(?:it|describe)$/.test(root) || (/^(?:test|it|describe)$/.test(root) && parts.includes('only'))) {
        if (callee?.type !== 'CallExpression') context.report({ node, messageId: 'alone', data: { name } });
      } else if (/^x(?:it|test|describe)$/.test(root) || (/^(?:test|it|describe)$/.test(root) && parts.some((part) => /^(?:skip|fixme|todo|failing)$/.test(part)) && isTitle(given[0]))) {
        context.report({ node, messageId: 'left', data: { name } });
      }
    },
  }),
};

/** Every test holds something: `expect`, or `hold` and helpers that are called after what they expect. */
const holds: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { nothing: 'The test expects nothing' } },
  create: (context) => ({
    'CallExpression[arguments.length>1] > :function.arguments': (node: Rule.Node) => {
      const call = asTree(node.parent);
      const [root = '', ...parts] = namesOf(call.callee);
      const isTest = /^(?:test|it)$/.test(root) && parts.every((part) => /^(?:each|only|skip|fixme)$/.test(part));
      if (isTest && !/expect|\bhold\(/i.test(context.sourceCode.getText(node))) context.report({ node, messageId: 'nothing' });
    },
  }),
};

/** Time is faked, or what is waited for is looked at: pauses are too long on one machine and too short on another. */
const pauses: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { pause: 'A pause: fake the time, or wait for what is to be seen (CONTRIBUTING.md, Habits)' } },
  create: (context) => ({
    'CallExpression > MemberExpression.callee[property.name="waitForTimeout"]': (node: Rule.Node) => context.report({ node, messageId: 'pause' }),
    'CallExpression[callee.name=/^(?:test|it)$/] AwaitExpression > NewExpression[callee.name="Promise"]': (node: Rule.Node) => {
      if (/^new Promise[^]*?\bsetTimeout\((?:\w+|\(\) => \w+\(\)), [\d_A-Z]+\)/.test(context.sourceCode.getText(node))) context.report({ node, messageId: 'pause' });
    },
  }),
};

/** What tests must not do unseen; proved in `testLaw.test.ts`. */
export const testLaw: Linter.Config = {
  files: ['**/*.test.{ts,tsx}', 'e2e/**/*.{spec,matrix}.ts'],
  plugins: { tests: { rules: { run, holds, pauses } } },
  rules: { 'tests/run': 'error', 'tests/holds': 'error', 'tests/pauses': 'error' },
};
