import ts from 'typescript';
import type { DocumentedProp, DocumentedProps } from '#design/docs/documentedProps.ts';

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The text of the comment directly before a node. */
function commentOf(node: ts.Node, source: ts.SourceFile): string {
  const range = ts.getLeadingCommentRanges(source.text, node.getFullStart())?.at(-1);
  const text = range === undefined ? '' : source.text.slice(range.pos, range.end);
  return text.startsWith('/**') ? oneLine(text.slice(3, -2).replaceAll(/^\s*\* ?/gm, '')) : '';
}

const sourceOf = (text: string): ts.SourceFile =>
  ts.createSourceFile('component.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** Named unions of string literals. Their members are more useful than their names. */
export function wordUnions(text: string): ReadonlyMap<string, string> {
  const source = sourceOf(text);
  return new Map(
    source.statements
      .filter(ts.isTypeAliasDeclaration)
      .map(({ name, type }) => [name.text, oneLine(type.getText(source))] as const)
      .filter(([, type]) => /^'[\w-]+'( \| '[\w-]+')*$/.test(type)),
  );
}

/** The defaults in the parameter of a component's function. */
function defaultsOf(name: string, source: ts.SourceFile): ReadonlyMap<string, string> {
  const made = source.statements
    .filter(ts.isFunctionDeclaration)
    .find((statement) => statement.name?.text === name);
  const pattern = made?.parameters[0]?.name;
  if (pattern === undefined || !ts.isObjectBindingPattern(pattern)) return new Map();
  return new Map(
    pattern.elements.flatMap(({ name: local, propertyName, initializer }) =>
      initializer === undefined
        ? []
        : [
            [
              (propertyName ?? local).getText(source).replaceAll("'", ''),
              oneLine(initializer.getText(source)),
            ] as const,
          ],
    ),
  );
}

function propOf(
  member: ts.TypeElement,
  defaults: ReadonlyMap<string, string>,
  unions: ReadonlyMap<string, string>,
  source: ts.SourceFile,
): DocumentedProp[] {
  if (member.name === undefined) return [];
  const whole = ts.isPropertySignature(member)
    ? member.type?.getText(source)
    : oneLine(member.getText(source)).replace(/;$/, '');
  const type = oneLine((whole ?? '').replaceAll(/\/\*.*?\*\//gs, '')).replace(/ \| undefined$/, '');
  const name = member.name.getText(source).replaceAll("'", '');
  return [
    {
      name,
      type: unions.get(type) ?? type,
      isRequired: member.questionToken === undefined && !defaults.has(name),
      byDefault: defaults.get(name) ?? '',
      about: commentOf(member, source),
    },
  ];
}

/**
 * The properties that a component's source declares in its interface `…Props` (or `…Layout`) or at
 * its parameter, with the parameter's defaults.
 * @param text source of the component and its styles, one after the other
 * @param shared unions of other files, by their names
 */
export function propsIn(
  name: string,
  text: string,
  shared: ReadonlyMap<string, string> = new Map(),
): DocumentedProps {
  const source = sourceOf(text);
  const unions = new Map([...shared, ...wordUnions(text)]);
  const found: { also: string[]; props: DocumentedProp[] } = { also: [], props: [] };
  const defaults = defaultsOf(name, source);
  const read = (members: readonly ts.TypeElement[]) =>
    void found.props.push(...members.flatMap((member) => propOf(member, defaults, unions, source)));
  for (const statement of source.statements) {
    if (
      ts.isInterfaceDeclaration(statement)
      && [`${name}Props`, `${name}Layout`].includes(statement.name.text)
    ) {
      found.also.push(
        ...(statement.heritageClauses ?? []).flatMap(({ types }) =>
          types.map((type) => oneLine(type.getText(source))),
        ),
      );
      read(statement.members);
    }
    if (ts.isTypeAliasDeclaration(statement) && statement.name.text === `${name}Props`) {
      found.also.push(oneLine(statement.type.getText(source)).replace(/ & \{.*$/, ''));
    }
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) {
      const type = statement.parameters[0]?.type;
      if (type && ts.isTypeLiteralNode(type)) read(type.members);
      if (type && ts.isTypeReferenceNode(type) && !type.getText(source).startsWith(`${name}Props`))
        found.also.push(oneLine(type.getText(source)));
    }
    if (ts.isVariableStatement(statement)) {
      for (const { name: declared, initializer } of statement.declarationList.declarations) {
        const tag = /^styled\.(\w+)/.exec(initializer?.getText(source) ?? '')?.[1];
        if (declared.getText(source) === name && tag !== undefined) found.also.push(`<${tag}>`);
      }
    }
  }
  return { also: found.also.join(' and '), props: found.props };
}
