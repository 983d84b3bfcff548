import type { components, operations as Operations } from '#shared/api/contract/types.generated.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import type { Fault } from '#mock/state/faultRules.ts';
import type { Messages } from '#mock/texts/messages/messageTypes.ts';
import type { Choices } from '#mock/state/namespaceScenarios.ts';
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

/** The contract's binary texts are `Blob`s for the app; here they are what the mock has read, or will send. */
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

/** One documented answer of an operation; `headers` are sent besides the usual ones. */
export type Answer<Id extends OperationId> = {
  [Status in keyof Operations[Id]['responses'] & number]: {
    status: Status;
    body: AnswerBody<Operations[Id]['responses'][Status]>;
    headers?: Record<string, string>;
  };
}[keyof Operations[Id]['responses'] & number];

/** What a handler gets: the request, typed by the contract, and the room it works in. */
export interface Call<Id extends OperationId> {
  query: Parameters<Id, 'query'>;
  path: Parameters<Id, 'path'>;
  body: Body<Id>;
  /** The bearer token, if one was sent. */
  bearer: string | undefined;
  /** The visitor's language; Chinese when the header is missing (only without enforcement). */
  lang: Locale;
  /** Texts for the visitor, in that language. */
  say: Messages;
  /** The academy of header `tenant_id`. */
  tenant: TenantRow;
  /** Where the caller reached the mock, for example `http://localhost:8080`. */
  origin: string;
  /** Outcomes that the caller asked for by name, of this and of other operations. */
  choices: Choices;
  space: Namespace;
  /** Writes a line for the developer. */
  log(line: string): void;
}

/** A handler that fails on purpose (D36, D37): exempt from the contract. */
export interface InjectedFault {
  fault: Fault;
}

export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => Answer<Id> | InjectedFault | Promise<Answer<Id> | InjectedFault>;

/** One handler for each operation of the contract; a missing one does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };

/** An envelope without data. */
export type EmptyEnvelope = components['schemas']['EmptyEnvelope'];
