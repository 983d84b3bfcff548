import ts from 'typescript';
import type { DocumentedProp, DocumentedProps } from '#design/docs/documentedProps.ts';

const oneLine = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/< | >(?!=)/g, (gap) => gap.trim())
    .trim();

/** What properties mean that need no comment of their own. */
const COMMON: Readonly<Record<string, string>> = {
  id: 'Unique in the list.',
  ref: 'Its element.',
  children: 'Its content.',
  disabled: 'Takes neither input nor focus.',
  'aria-describedby': 'Ids of the texts that describe it.',
  label: 'Its accessible name.',
  error: 'What is wrong and how to correct it; announced once.',
  hint: 'Help before writing, part of the description.',
  icon: 'Decorative, before the words.',
  checked: 'Whether it is ticked.',
  options: 'The options, in their order.',
  onChange: 'Gets the new value.',
  name: 'Its name in a form.',
  required: 'Announces that a value is needed.',
  href: 'The address of its target.',
};

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

/** The values of a file's constants, by their names. */
function constantsOf(source: ts.SourceFile): ReadonlyMap<string, string> {
  return new Map(
    source.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .map(({ name, initializer }) => [name.getText(source), initializer?.getText(source) ?? '']),
  );
}

/**
 * The defaults in the parameters of the component's function and of those that get its properties.
 * A default that depends on another property is left to the property's comment.
 */
function defaultsOf(name: string, source: ts.SourceFile): ReadonlyMap<string, string> {
  const constants = constantsOf(source);
  const patterns = source.statements
    .filter(ts.isFunctionDeclaration)
    .filter(
      ({ name: component, parameters }) =>
        component?.text === name || parameters[0]?.type?.getText(source).includes(`${name}Props`),
    )
    .map(({ parameters }) => parameters[0]?.name);
  return new Map(
    patterns
      .flatMap((pattern) =>
        pattern !== undefined && ts.isObjectBindingPattern(pattern) ? [...pattern.elements] : [],
      )
      .flatMap(({ name: local, propertyName, initializer }) => {
        if (initializer === undefined || ts.isConditionalExpression(initializer)) return [];
        const value = oneLine(initializer.getText(source));
        const property = (propertyName ?? local).getText(source).replaceAll("'", '');
        return [[property, constants.get(value) ?? value] as const];
      }),
  );
}

/** The type of a property; a method is written as a function. */
function typeOf(member: ts.TypeElement, source: ts.SourceFile): string {
  const type = ts.isMethodSignature(member)
    ? `(${member.parameters.map((each) => each.getText(source)).join(', ')}) => ${member.type?.getText(source) ?? 'void'}`
    : ts.isPropertySignature(member)
      ? (member.type?.getText(source) ?? '')
      : '';
  return oneLine(type.replaceAll(/\/\*.*?\*\//gs, ''))
    .replace(/ \| undefined$/, '')
    .replace(/^\((\(.*\) => \w+)\)$/, '$1');
}

function propOf(
  member: ts.TypeElement,
  defaults: ReadonlyMap<string, string>,
  unions: ReadonlyMap<string, string>,
  source: ts.SourceFile,
): DocumentedProp[] {
  if (member.name === undefined) return [];
  const type = typeOf(member, source);
  const name = member.name.getText(source).replaceAll("'", '');
  return [
    {
      name,
      type: unions.get(type) ?? type,
      isRequired: member.questionToken === undefined && !defaults.has(name),
      byDefault: defaults.get(name) ?? '',
      about: commentOf(member, source) || (COMMON[name] ?? ''),
    },
  ];
}

/**
 * The properties that a component's source declares in its interface `…Props` (or `…Layout`) or at
 * its parameter, with the parameter's defaults, and the interfaces that their types name.
 * @param text source of the component and its styles, one after the other
 * @param constants unions of other files, by their names
 */
export function propsIn(
  name: string,
  text: string,
  constants: ReadonlyMap<string, string> = new Map(),
): DocumentedProps {
  const source = sourceOf(text);
  const unions = new Map([...constants, ...wordUnions(text)]);
  const result: { also: string[]; props: DocumentedProp[] } = { also: [], props: [] };
  const defaults = defaultsOf(name, source);
  const read = (members: readonly ts.TypeElement[]) =>
    void result.props.push(
      ...members.flatMap((member) => propOf(member, defaults, unions, source)),
    );
  for (const statement of source.statements) {
    if (
      ts.isInterfaceDeclaration(statement)
      && [`${name}Props`, `${name}Layout`].includes(statement.name.text)
    ) {
      result.also.push(
        ...(statement.heritageClauses ?? []).flatMap(({ types }) =>
          types.map((type) => oneLine(type.getText(source))),
        ),
      );
      read(statement.members);
    }
    if (ts.isTypeAliasDeclaration(statement) && statement.name.text === `${name}Props`) {
      result.also.push(oneLine(statement.type.getText(source)).replace(/ & \{.*$/, ''));
    }
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) {
      const type = statement.parameters[0]?.type;
      if (type && ts.isTypeLiteralNode(type)) read(type.members);
      if (type && ts.isTypeReferenceNode(type) && !type.getText(source).startsWith(`${name}Props`))
        result.also.push(oneLine(type.getText(source)));
    }
    if (ts.isVariableStatement(statement)) {
      for (const { name: variable, initializer } of statement.declarationList.declarations) {
        const base = /^styled(?:\.(\w+)|\((\w+))/.exec(initializer?.getText(source) ?? '');
        if (variable.getText(source) === name && base !== null)
          result.also.push(base[2] ?? `<${base[1]}>`);
      }
    }
  }
  const typeTexts = result.props.map(({ type }) => type).join(' ');
  const types = source.statements
    .filter(ts.isInterfaceDeclaration)
    .filter((each) => new RegExp(`\\b${each.name.text}\\b`).test(typeTexts))
    .map((each) => ({
      name: each.name.text,
      props: each.members.flatMap((member) => propOf(member, new Map(), unions, source)),
    }));
  return { also: result.also.join(' and '), props: result.props, types };
}
