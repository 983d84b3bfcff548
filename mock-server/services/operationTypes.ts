import type { components, operations as Operations } from '#shared/api/contract/types.generated.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import type { Fault } from '#mock/controlTypes.ts';
import type { Messages } from '#mock/texts/messages/messageTypes.ts';
import type { UploadedFile } from '#mock/contract/uploadedFile.ts';
import type { Namespace } from '#mock/state/types.ts';
import type { Locale, TenantRow } from '#mock/state/tables.ts';

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
