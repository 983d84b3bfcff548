import ts from 'typescript';

/** One test, read from its file without running it. */
export interface TestTitle {
  title: string;
  /** Its title and the texts of the rows of its table. */
  words: string;
  /** Operations of the contract that the test or its table names. */
  operations: string[];
  /** Whether it runs with all network faults or with one of each kind. */
  hasNetworkFaults: boolean;
}

const FAULT_TABLES = ['networkFaults', 'oneFaultOfEachKind'];
const TESTS = /^(?:test|it)$/;

/**
 * `test`, `test.each(rows)`, `test.describe`, `describe.each(steps)` …: the name at the root, and
 * the argument of `each`.
 */
function rootOf(call: ts.CallExpression): { name: string; rows?: ts.Expression | undefined } {
  let at: ts.Expression = call.expression;
  let rows: ts.Expression | undefined;
  for (;;) {
    if (ts.isCallExpression(at)) {
      rows = at.arguments[0];
      at = at.expression;
    } else if (ts.isPropertyAccessExpression(at)) {
      if (at.name.text === 'describe') return { name: 'describe', rows };
      at = at.expression;
    } else return { name: ts.isIdentifier(at) ? at.text : '', rows };
  }
}

/** The text of a title, with `${…}` for expressions. */
function textOf(node: ts.Expression | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
  return undefined;
}

function stringsIn(node: ts.Node): string[] {
  const found: string[] = [];
  const visit = (part: ts.Node): void => {
    if (ts.isStringLiteralLike(part)) found.push(part.text);
    part.forEachChild(visit);
  };
  visit(node);
  return found;
}

function mentions(node: ts.Node, name: string): boolean {
  return (
    (ts.isIdentifier(node) && node.text === name)
    || (ts.forEachChild(node, (child) => mentions(child, name)) ?? false)
  );
}

/**
 * Reads all tests of a file.
 * @param operations the names to look for in a test and in its tables
 */
export function testTitles(
  path: string,
  text: string,
  operations: ReadonlySet<string>,
): TestTitle[] {
  const file = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const tables = new Map<string, ts.Expression>();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer) tables.set(name.text, initializer);
    }
  }
  const resolved = (rows: ts.Expression | undefined): ts.Node | undefined =>
    rows && ts.isIdentifier(rows) ? (tables.get(rows.text) ?? rows) : rows;
  const found: TestTitle[] = [];
  const visit = (node: ts.Node, tablesAbove: readonly ts.Node[]): void => {
    let above = tablesAbove;
    if (ts.isCallExpression(node)) {
      const { name, rows } = rootOf(node);
      const table = resolved(rows);
      const title = textOf(node.arguments[0]);
      if (name === 'describe' && table) above = [...above, table];
      if (TESTS.test(name) && title !== undefined && node.arguments.length > 1) {
        const parts = [node, ...above, ...(table ? [table] : [])];
        const named = new Set(parts.flatMap(stringsIn).filter((word) => operations.has(word)));
        const words = [title, ...(table ? stringsIn(table) : [])].join('\n');
        found.push({
          title,
          words,
          operations: [...named],
          hasNetworkFaults: parts.some((part) => FAULT_TABLES.some((name) => mentions(part, name))),
        });
        return;
      }
    }
    node.forEachChild((child) => visit(child, above));
  };
  visit(file, []);
  return found;
}
