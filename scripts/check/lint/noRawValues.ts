import type { Linter, Rule } from 'eslint';

/**
 * The properties of a syntax node that the rule reads. The parser's own types differ between
 * versions.
 */
interface Node {
  type: string;
  range: [number, number];
  name?: string;
  value?: unknown;
  key?: Node;
  tag?: Node;
  object?: Node;
  callee?: Node;
  quasi?: Node;
  expressions?: Node[];
}

const TAGS = new Set(['styled', 'css', 'createGlobalStyle', 'keyframes']);
const SIDES = '(?:left|right|top|bottom)';

/**
 * What styles must not contain, with a message. Interpolations have been replaced by `§`, comments
 * by blanks.
 */
const FORBIDDEN: readonly (readonly [fault: RegExp, message: string])[] = [
  [
    /#[0-9a-f]{3,8}\b(?=[^{}]*[;}])|(?<![-\w])(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/gi,
    'colours come from tokens',
  ],
  [
    /(?<=:[^;{}]*[\s:,(])(?:black|white|red|green|blue|yellow|orange|purple|pink|gr[ae]y|silver|navy|teal|brown)\b/gi,
    'colours come from tokens',
  ],
  [
    /(?<![\w§.-])-?(?:\d*\.)?\d*[1-9]\d*(?:px|r?em|pt|cm|mm|in|ch|ex)\b/gi,
    'sizes come from tokens',
  ],
  [/(?<![\w§.-])(?:\d*\.)?\d+m?s\b/gi, 'durations come from tokens'],
  [/(?<![\w-])(?:ease(?:-in)?(?:-out)?|cubic-bezier)(?![\w-])/g, 'easings come from tokens'],
  [/(?<![\w-])z-index:\s*-?\d/g, 'layers come from tokens'],
  [/(?<![\w-])font-weight:\s*(?:\d|bold)/g, 'weights come from tokens'],
  [
    /var\(--(?:color|space|radius|size|measure|line|type|motion|layer|shadow)-/g,
    "name tokens with token('…'), which checks the name",
  ],
  [
    new RegExp(
      `(?<![\\w(-])(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-)?${SIDES}(?:-(?:width|style|color))?\\s*:`,
      'g',
    ),
    'directions are logical: inline and block, start and end',
  ],
  [
    /(?<![\w(-])(?:(?:min|max)-)?(?:width|height)\s*:/g,
    'sizes are logical: inline-size and block-size',
  ],
  [
    /(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g,
    'directions are logical: start and end',
  ],
  [
    /(?<![\w-])border-(?:top|bottom)-(?:left|right)-radius/g,
    'corners are logical: start-start to end-end',
  ],
  [
    /(?<![\w-])(?:margin|padding|inset|border-width)\s*:\s*(?:(?:[^\s;{}()]|\([^;{}]*?\))+\s+){3}[^\s;{}]+\s*[;}]/g,
    'four sides in one line do not mirror: use block and inline',
  ],
  [
    /(?<![\w-])(?:linear-gradient\(\s*)?to (?:left|right)\b/g,
    'gradients along the line do not mirror',
  ],
];

/** A colour literal on its own, in any place. */
const COLOUR = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
/** Properties whose bare numbers are px. */
const LENGTH = /size|inset|margin|padding|gap|radius|width|height|top|bottom|left|right/;

/**
 * A property of a `style` object in the form of a style sheet; a value that is not a literal is
 * `§`.
 */
function asDeclaration({ key, value }: Node): string {
  const name = String(key?.name ?? key?.value).replaceAll(
    /[A-Z]/g,
    (letter) => `-${letter.toLowerCase()}`,
  );
  const given = (value as Node).type === 'Literal' ? (value as Node).value : '§';
  return ` ${name}: ${String(given)}${typeof given === 'number' && given !== 0 && LENGTH.test(name) ? 'px' : ''};`;
}

function tagName(tag: Node | undefined): string | undefined {
  return tag?.name ?? (tag && tagName(tag.object ?? tag.callee));
}

/**
 * The text of a template with the same length: interpolations replaced by `§`, comments by blanks.
 */
function plainStyles(text: string, start: number, expressions: readonly Node[]): string {
  const letters = [...Array(text.length).keys()].map((index) => text.charAt(index));
  for (const { range } of expressions)
    letters.fill('§', range[0] - start - 2, range[1] - start + 1);
  return letters.join('').replaceAll(/\/\*.*?\*\//gs, (comment) => ' '.repeat(comment.length));
}

const rule: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { fault: 'Design tokens (CONTRIBUTING.md): {{message}}, not "{{found}}"' },
  },
  create(context) {
    const source = context.sourceCode;
    const judge = (text: string, start: number): void => {
      for (const [fault, message] of FORBIDDEN) {
        for (const { 0: found, index } of text.matchAll(fault)) {
          const loc = {
            start: source.getLocFromIndex(start + index),
            end: source.getLocFromIndex(start + index + found.length),
          };
          context.report({ loc, messageId: 'fault', data: { message, found: found.trim() } });
        }
      }
    };
    const styles: [number, number][] = [];
    const isInStyles = ({ range }: Node): boolean =>
      styles.some(([from, to]) => range[0] > from && range[1] < to);
    return {
      TaggedTemplateExpression(given) {
        const { tag, quasi } = given as unknown as Node;
        if (!quasi || !TAGS.has(tagName(tag) ?? '')) return;
        styles.push(quasi.range);
        judge(
          plainStyles(source.text.slice(...quasi.range), quasi.range[0], quasi.expressions ?? []),
          quasi.range[0],
        );
      },
      /**
       * Styles in interpolations: `${({ $block }) => ($block ? 'inline-size: 100px' : '')}`, and
       * numbers before a unit.
       */
      Literal(given) {
        const node = given as unknown as Node;
        if (isInStyles(node) && typeof node.value === 'string')
          judge(` ${node.value};`, node.range[0]);
        else if (
          given.parent.type !== ('JSXAttribute' as string)
          && COLOUR.test(String(node.value))
        )
          judge(` ${String(node.value)};`, node.range[0]);
        if (
          isInStyles(node)
          && typeof node.value === 'number'
          && node.value !== 0
          && source.text.slice(0, node.range[0]).endsWith('${')
          && /^\}(?:px|r?em|m?s)\b/.test(source.text.slice(node.range[1]))
        ) {
          context.report({
            node: given,
            messageId: 'fault',
            data: { message: 'sizes come from tokens', found: String(node.value) },
          });
        }
      },
      /** Templates in interpolations. */
      TemplateLiteral(given) {
        const { range, expressions } = given as unknown as Node;
        if (
          given.parent.type !== 'TaggedTemplateExpression'
          && isInStyles(given as unknown as Node)
        ) {
          judge(plainStyles(source.text.slice(...range), range[0], expressions ?? []), range[0]);
        }
      },
      /** Properties in `style` are logical, and literals come from tokens. */
      'JSXAttribute[name.name="style"] Property'(given: Rule.Node) {
        const node = given as unknown as Node;
        judge(asDeclaration(node), node.range[0]);
      },
      'JSXAttribute > Literal'(given: Rule.Node) {
        const { value, range } = given as unknown as Node;
        if (typeof value === 'string' && /^-?[\d.]+(?:px|rem|ms)$|^#[0-9a-f]{3,8}$/i.test(value))
          judge(` ${value};`, range[0]);
      },
    };
  },
};

/**
 * Styles take every value from the semantic tokens and use logical directions; tested in
 * `noRawValues.test.ts`.
 */
export const noRawValues: Linter.Config = {
  files: ['{src,design}/**/*.{ts,tsx}'],
  ignores: [
    '**/*.{test,stories,docs}.{ts,tsx}',
    'design/.ladle/**',
    'design/docs/**',
    'src/testing/**',
  ],
  plugins: { tokens: { rules: { 'no-raw-values': rule } } },
  rules: { 'tokens/no-raw-values': 'error' },
};
