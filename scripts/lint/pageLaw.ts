import type { Linter, Rule, Scope } from 'eslint';

/** What a page reaches outside its own code, with what to take instead. */
const OUTSIDE: Readonly<Record<string, string>> = {
  localStorage: 'environment.local',
  sessionStorage: 'environment.session',
  cookie: 'environment.cookies',
  cookieStore: 'environment.cookies',
  location: 'address, goTo or reload of the environment',
  history: 'replaceAddress or goBack of the environment',
  open: 'environment.openTab',
  sendBeacon: 'environment.beacon',
  fetch: 'an endpoint of src/api',
  XMLHttpRequest: 'an endpoint of src/api',
  EventSource: 'an endpoint of src/api',
  WebSocket: 'an endpoint of src/api',
  alert: 'a notice',
  confirm: 'Modal',
  prompt: 'Modal',
};
/** Objects of which only these parts are outside. */
const OWNERS = new Set(['window', 'globalThis', 'self', 'document', 'navigator']);
/** What lasts longer than its call, and must end with the component that began it. */
const LASTING = /\b(?:setTimeout|setInterval|requestAnimationFrame|addEventListener|new (?:Resize|Mutation|Intersection)Observer)\(/;

/** A node of the tree, as far as the rules look at it. */
interface Tree {
  type: string;
  name?: string;
  value?: unknown;
  computed?: boolean;
  object?: Tree;
  property?: Tree;
  parent?: Tree;
}

const asTree = (node: unknown): Tree => node as Tree;

/** What a name that no file declares stands for: itself, or the part that is taken of `window` and its like. */
function reached({ identifier }: Scope.Reference): string {
  const { name = '', parent } = asTree(identifier);
  if (!OWNERS.has(name) || parent?.type !== 'MemberExpression' || parent.object !== asTree(identifier)) return name;
  return (parent.computed === true ? String(parent.property?.value) : parent.property?.name) ?? '';
}

/** Storage, network and address are reached through `Environment` and `src/api`: tests, stories and blocked browsers bring their own. */
const reach: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { outside: '{{name}} is outside the page’s own code (CONTRIBUTING.md): take {{instead}}' } },
  create: (context) => ({
    'Program:exit': (program) => {
      const { set, through } = context.sourceCode.getScope(program);
      for (const reference of [...through, ...(set.get('globalThis')?.references ?? [])]) {
        const name = reached(reference);
        const instead = Object.hasOwn(OUTSIDE, name) ? OUTSIDE[name] : undefined;
        if (instead !== undefined) context.report({ node: reference.identifier, messageId: 'outside', data: { name, instead } });
      }
    },
  }),
};

/** Markup comes from React, or from `sanitiseAgreement`, as nodes. */
const markup: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { markup: 'Text becomes markup: let React draw it, or put in the nodes of sanitiseAgreement' } },
  create: (context) => {
    const report = (node: Rule.Node) => context.report({ node, messageId: 'markup' });
    return {
      'JSXAttribute[name.name="dangerouslySetInnerHTML"]': report,
      'AssignmentExpression > MemberExpression.left[property.name=/^(?:innerHTML|outerHTML|srcdoc)$/]': report,
      'CallExpression > MemberExpression.callee[property.name=/^(?:insertAdjacentHTML|setHTMLUnsafe|createContextualFragment)$/]': report,
    };
  },
};

/** Dates and numbers speak the visitor's language, not the browser's. */
const spoken: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { spoken: '{{name}} writes as the browser’s language does: give numbers to t, and times to writeTime' } },
  create: (context) => ({
    'CallExpression > MemberExpression.callee[property.name=/^toLocale(?:Date|Time)?String$/]': (node: Rule.Node) =>
      context.report({ node, messageId: 'spoken', data: { name: asTree(node).property?.name ?? '' } }),
  }),
};

/** An effect that starts something says how it ends. */
const ends: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { ends: 'The effect starts what outlives it (“{{what}}”) and returns nothing that ends it' } },
  create: (context) => {
    const ending = new Set<unknown>();
    const EFFECT = 'CallExpression[callee.name=/^use(?:Layout|Insertion)?Effect$/] > .arguments:first-child';
    return {
      'ReturnStatement[argument]': (node: Rule.Node) => {
        const inner = context.sourceCode.getAncestors(node).findLast(({ type }) => /Function/.test(type));
        ending.add(inner);
      },
      [`${EFFECT}:exit`]: (node: Rule.Node) => {
        const [what] = LASTING.exec(context.sourceCode.getText(node)) ?? [];
        if (what !== undefined && !ending.has(node)) context.report({ node, messageId: 'ends', data: { what: what.slice(0, -1) } });
      },
    };
  },
};

const NOT_OF_THE_PAGE = ['**/*.{test,stories,docs}.{ts,tsx}', 'src/testing/**', 'design/{.ladle,docs,testing}/**'];
/** What starts before the environment is there, or is what it stands on. */
const BELOW = ['src/*.{ts,tsx}', 'src/{api,app,early,embed,verification-code}/**'];

/** How the code of a page keeps to itself; proved in `pageLaw.test.ts`. */
export const pageLaw: Linter.Config[] = [
  {
    files: ['{src,design}/**/*.{ts,tsx}'],
    ignores: NOT_OF_THE_PAGE,
    plugins: { page: { rules: { reach, markup, spoken, ends } } },
    rules: { 'page/markup': 'error', 'page/spoken': 'error', 'page/ends': 'error' },
  },
  {
    files: ['{src,design}/**/*.{ts,tsx}'],
    ignores: [...NOT_OF_THE_PAGE, ...BELOW],
    rules: { 'page/reach': 'error' },
  },
];
