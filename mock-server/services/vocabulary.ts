import type { components, operations as Operations } from '#shared/api/contract/types.generated.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { codes } from '#mock/contract/codes.ts';
import type { UploadedFile } from '#mock/contract/uploadedFile.ts';
import type { Fault } from '#mock/state/controlTypes.ts';
import type { Locale, TenantRow } from '#mock/state/tables.ts';
import type { Namespace } from '#mock/state/types.ts';
import type { TestAccount } from '#mock/state/testIdentifiers.ts';
import type { Messages } from '#mock/texts/messages/messageTypes.ts';

type Parameters<
  Id extends OperationId,
  Place extends 'query' | 'path',
> = Operations[Id]['parameters'] extends { [Key in Place]?: infer Found }
  ? [Found] extends [never]
    ? Record<string, never>
    : NonNullable<Found>
  : never;

/**
 * In the contract's types, binary fields are `Blob`s. Here they are uploaded files or the bytes to
 * send.
 */
type WithFiles<Fields, File> = {
  [Name in keyof Fields]: Blob extends Fields[Name]
    ? File | Exclude<Fields[Name], Blob>
    : Fields[Name];
};

type Body<Id extends OperationId> = Operations[Id] extends {
  requestBody: { content: infer Content };
}
  ? Content extends { 'multipart/form-data': infer Fields }
    ? WithFiles<Fields, UploadedFile>
    : Content[keyof Content]
  : undefined;

type AnswerBody<Response> = Response extends { content: infer Content }
  ? WithFiles<Content, Buffer>[keyof Content]
  : undefined;

/** One documented answer of an operation. `headers` are sent in addition to the usual ones. */
export type Answer<Id extends OperationId> = {
  [Status in keyof Operations[Id]['responses'] & number]: {
    status: Status;
    body: AnswerBody<Operations[Id]['responses'][Status]>;
    headers?: Record<string, string>;
  };
}[keyof Operations[Id]['responses'] & number];

export type OutcomeChoices = Readonly<Record<string, string>>;

/** What a handler receives: the request, typed by the contract, and its namespace. */
export interface Call<Id extends OperationId> {
  query: Parameters<Id, 'query'>;
  path: Parameters<Id, 'path'>;
  body: Body<Id>;
  /** The bearer token, if the request has one. */
  bearer: string | undefined;
  /** The user's language; Chinese if the header is missing (only without enforcement). */
  lang: Locale;
  /** Texts for the user in that language. */
  say: Messages;
  /** The academy in header `tenant_id`. */
  tenant: TenantRow;
  /** The address at which the caller reached the mock, for example `http://localhost:8080`. */
  origin: string;
  /** The outcomes that the caller chose, for this and other operations. */
  choices: OutcomeChoices;
  namespace: Namespace;
  /** Writes a line for the developer. */
  log(line: string): void;
}

/** A disturbance of an answer, in place of a body. The contract is not checked. */
export interface InjectedFault {
  fault: Fault;
}

export type EmptyEnvelope = components['schemas']['EmptyEnvelope'];

/** What leads to an outcome besides its name. */
export interface Causes {
  /** Calls that name this account get the outcome before the handler runs. */
  account?: TestAccount;
  /** Other accounts whose state leads to it. */
  identifiers?: readonly string[];
  /** Academies whose rows lead to it. */
  academies?: readonly string[];
  /** What a user does; documentation only. */
  userAction?: string;
}

/** An answer of an operation. Handlers return it, and callers choose it by its name. */
export interface Outcome<Id extends OperationId> extends Causes {
  /** In a few words, for the lists. */
  about: string;
  /** HTTP status; `usual` is the handler's, null if there is no answer. */
  status: number | 'usual' | null;
  /** `code` of the body; null if it has none. */
  code: string | null;
  /**
   * Checked against the contract like every answer.
   * @param detail a number of the handler, for example the seconds to wait
   */
  answer?(call: Call<Id>, detail?: number): Answer<Id> | InjectedFault;
  /** Changes the call for the handler, which answers. */
  changes?(call: Call<Id>): Partial<Call<Id>>;
}

/** The outcomes of one operation by name, the most usual first. */
export type Outcomes<Id extends OperationId> = Readonly<Record<string, Outcome<Id>>>;

/** The outcomes of some operations. */
export type OutcomesOf<Ids extends OperationId> = { readonly [Id in Ids]?: Outcomes<Id> };

/** For developers, so it is in one language. */
export const CONTRACT_BROKEN = 'The request breaks the contract';

/** Success with data. */
export function ok<Data>(data: Data): {
  status: 200;
  body: { code: string; message: string; data: Data };
} {
  return { status: 200, body: { code: codes.ok, message: 'success', data } };
}

/** A refusal that the user sees: HTTP 200 with another code. */
export function refuse(code: string, message: string): { status: 200; body: EmptyEnvelope } {
  return { status: 200, body: { code, message, data: null } };
}

/** The names of texts without parameters. */
type PlainText = {
  [Key in keyof Messages]: Messages[Key] extends string ? Key : never;
}[keyof Messages];
type Text = PlainText | ((say: Messages, detail?: number) => string);

/** A text describes what a user does. */
const causesOf = (causes: Causes | string): Causes =>
  typeof causes === 'string' ? { userAction: causes } : causes;

/** A refusal with a status that is not 200, for files and for what a user may never do. */
export function refusalWith<Status extends number>(
  status: Status,
  code: string,
  text: Text,
  about: string,
  causes: Causes | string = {},
) {
  const textOf = typeof text === 'function' ? text : (say: Messages) => say[text];
  const body = (message: string): EmptyEnvelope => ({ code, message, data: null });
  return {
    about,
    status,
    code,
    answer: ({ say }: { say: Messages }, detail?: number) => ({
      status,
      body: body(textOf(say, detail)),
    }),
    ...causesOf(causes),
  };
}

/** A refusal that the user sees: another code, a text, no data. */
export const refusal = (code: string, text: Text, about: string, causes?: Causes | string) =>
  refusalWith(200, code, text, about, causes);

/** Success with data. */
export function success<Data>(about: string, data: Data, causes: Causes | string = {}) {
  return { about, status: 200, code: codes.ok, answer: () => ok(data), ...causesOf(causes) };
}

export const NO_DATA = success('`data` is null', null);
