import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';

const FOLDERS = ['src', 'mock-server', 'scripts', 'design', 'e2e'];
/** Files whose exports only tools use: tests, stories, documentation pages, and generated files. */
const FOR_TOOLS = /\.(?:test|spec|matrix|visual|stories|docs|generated|d)\.tsx?$/;
/** An icon's name describes it. */
const SELF_EXPLANATORY = /^[A-Z]\w+Icon$/;

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement)
    && (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

/** The names of the functions and classes that a statement declares, in any form. */
function declared(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return [statement.name?.text ?? 'default'];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
      ? [name.getText()]
      : [],
  );
}

function hasDocstring(statement: ts.Statement): boolean {
  return ts
    .getJSDocCommentsAndTags(statement)
    .some(
      (node) =>
        !ts.isJSDoc(node)
        || (node.tags?.length ?? 0) > 0
        || (ts.getTextOfJSDocComment(node.comment) ?? '').trim() !== '',
    );
}

/** The exported functions and classes of a source without a docstring, as `path:line: name …`. */
export function undocumented(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  return file.statements
    .filter((statement) => isExported(statement) && !hasDocstring(statement))
    .flatMap((statement) =>
      declared(statement)
        .filter((name) => !SELF_EXPLANATORY.test(name))
        .map(
          (name) =>
            `${path}:${file.getLineAndCharacterOfPosition(statement.getStart()).line + 1}: ${name} is exported without a docstring: describe its parameters, result and errors`,
        ),
    );
}

/**
 * Callers of our exports should not need to read their bodies. @returns the exports without a
 * docstring
 */
export async function docstringProblems(): Promise<string[]> {
  const found = await Promise.all(
    // In `src` a docstring that only repeats the name is deleted.
    FOLDERS.filter((folder) => folder !== 'src').map(async (folder) => {
      const names = (await readdir(folder, { recursive: true })).filter(
        (name) => /\.tsx?$/.test(name) && !FOR_TOOLS.test(name),
      );
      const problems = await Promise.all(
        names
          .sort()
          .map(async (name) =>
            undocumented(join(folder, name), await readFile(join(folder, name), 'utf8')),
          ),
      );
      return problems.flat();
    }),
  );
  return found.flat();
}
