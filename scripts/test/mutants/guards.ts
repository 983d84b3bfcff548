import ts from 'typescript';

/** A guard, and the text that replaces it. Offsets in UTF-16 units. */
export interface Guard {
  start: number;
  end: number;
  text: string;
  /** Its source text, on one line. */
  says: string;
  line: number;
}

function leaves(statement: ts.Statement): boolean {
  if (ts.isBlock(statement)) return statement.statements.some(leaves);
  return (
    ts.isReturnStatement(statement)
    || ts.isThrowStatement(statement)
    || ts.isContinueStatement(statement)
  );
}

/**
 * The guards of a module: each `if` that leaves, and each part of `&&` and `||`. Without its guard,
 * the `if` never leaves, or the part has no effect.
 */
export function guardsOf(path: string, source: string): Guard[] {
  const file = ts.createSourceFile(
    path,
    source,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: Guard[] = [];
  const note = (node: ts.Node, text: string): void => {
    const start = node.getStart(file);
    const says = source.slice(start, node.end).replaceAll(/\s+/g, ' ');
    found.push({
      start,
      end: node.end,
      text,
      says,
      line: file.getLineAndCharacterOfPosition(start).line + 1,
    });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIfStatement(node) && !node.elseStatement && leaves(node.thenStatement))
      note(node.expression, 'false');
    if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken;
      if (kind === ts.SyntaxKind.AmpersandAmpersandToken)
        [node.left, node.right].forEach((part) => note(part, 'true'));
      if (kind === ts.SyntaxKind.BarBarToken)
        [node.left, node.right].forEach((part) => note(part, 'false'));
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}
