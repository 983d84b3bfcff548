import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { resolve } from '#mock/contract/document.ts';
import type {
  OpenApiDocument,
  OperationObject,
  ParameterObject,
  SchemaObject,
} from '#mock/contract/document.ts';
import { findWidening } from './widening';

const CONTRACT = 'src/shared/api/contract/openapi.yaml';
const RELEASED = 'src/shared/api/contract/released.generated.json';

type Content = Record<string, { schema?: SchemaObject }>;
type FullOperation = OperationObject & { security?: unknown[] };
interface OperationIn {
  operation: FullOperation;
  document: OpenApiDocument;
}

function operationsOf(document: OpenApiDocument): Map<string, FullOperation> {
  return new Map(
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(
        ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
      ),
    ),
  );
}

function parametersOf({ operation, document }: OperationIn): Map<string, ParameterObject> {
  return new Map(
    (operation.parameters ?? []).map((one) => {
      const parameter = resolve<ParameterObject>(document, one as ParameterObject);
      return [`${parameter.in} ${parameter.name}`, parameter];
    }),
  );
}

function answersOf({ operation, document }: OperationIn): Map<string, Content> {
  return new Map(
    Object.entries(operation.responses).map(([status, response]) => [
      status,
      resolve<{ content?: Content }>(document, response as { content?: Content }).content ?? {},
    ]),
  );
}

/** What `inner` may contain and `outer` does not allow, by media type. */
function wideningOf(
  inner: { content: Content; document: OpenApiDocument },
  outer: { content: Content; document: OpenApiDocument },
): string[] {
  return Object.entries(inner.content).flatMap(([type, { schema = {} }]) => {
    const other = outer.content[type];
    return other
      ? findWidening(
          { schema, document: inner.document },
          { schema: other.schema ?? {}, document: outer.document },
        )
      : [`may be ${type}`];
  });
}

function inParameters(next: OperationIn, released: OperationIn): string[] {
  const [now, before] = [parametersOf(next), parametersOf(released)];
  return [
    ...[...now].flatMap(([name, { schema }]) => {
      const known = before.get(name);
      if (!known) return [`sends a new parameter: ${name}`];
      return findWidening(
        { schema, document: next.document },
        { schema: known.schema, document: released.document },
      ).map((text) => `${name}: ${text}`);
    }),
    ...[...before]
      .filter(([name, { required }]) => required && !now.get(name)?.required)
      .map(([name]) => `may lack the parameter: ${name}`),
  ];
}

function inAnswers(next: OperationIn, released: OperationIn): string[] {
  const now = answersOf(next);
  return [...answersOf(released)].flatMap(([status, content]) => {
    const allowed = now.get(status);
    if (!allowed) return [`no longer allows status ${status}`];
    return wideningOf(
      { content, document: released.document },
      { content: allowed, document: next.document },
    ).map((text) => `the released answer ${status}: ${text}`);
  });
}

/**
 * Finds what breaks a service that implements the released contract: an unknown call, a request
 * that it may refuse, or an answer that is no longer allowed.
 */
export function findBreakingChanges(next: OpenApiDocument, released: OpenApiDocument): string[] {
  const before = operationsOf(released);
  return [...operationsOf(next)].flatMap(([name, operation]) => {
    const known = before.get(name);
    if (!known) return [`${name}: is new`];
    const [now, then] = [
      { operation, document: next },
      { operation: known, document: released },
    ];
    const isSameSecurity = JSON.stringify(operation.security) === JSON.stringify(known.security);
    return [
      ...(isSameSecurity ? [] : ['security differs']),
      ...inParameters(now, then),
      ...wideningOf(
        { content: operation.requestBody?.content ?? {}, document: next },
        { content: known.requestBody?.content ?? {}, document: released },
      ).map((text) => `the request: ${text}`),
      ...inAnswers(now, then),
    ].map((text) => `${name}: ${text}`);
  });
}

/**
 * Whether an entry only explains. A field of a schema may have the same name; its value is an
 * object.
 */
function isWords(key: string, value: unknown): boolean {
  return (
    key.startsWith('x-')
    || (typeof value === 'string' && /^(?:description|summary|example)$/.test(key))
    || /^(?:examples?|tags|contact)$/.test(key)
  );
}

/** The contract without explanations and examples, as it is kept to be compared with later ones. */
export function withoutWords(document: OpenApiDocument): string {
  return `${JSON.stringify(document, (key, value: unknown) => (isWords(key, value) ? undefined : value))}\n`;
}

/** Keeps the contract of a release. */
export async function recordReleasedContract(): Promise<void> {
  await writeFile(RELEASED, withoutWords(await readContract()));
}

async function readContract(): Promise<OpenApiDocument> {
  return parse(await readFile(CONTRACT, 'utf8')) as OpenApiDocument;
}

const majorOf = (document: OpenApiDocument): number =>
  Number.parseInt((document['info'] as { version: string }).version, 10);

/**
 * Compares the contract with the one of the last release.
 * @returns the breaking changes, unless the contract has a higher major version
 */
export async function breakingChangeProblems(): Promise<string[]> {
  const next = await readContract();
  const released = JSON.parse(await readFile(RELEASED, 'utf8')) as OpenApiDocument;
  if (majorOf(next) > majorOf(released)) return [];
  return findBreakingChanges(next, released).map(
    (text) =>
      `${text} (breaks services of the last release: raise info.version to a new major version)`,
  );
}
