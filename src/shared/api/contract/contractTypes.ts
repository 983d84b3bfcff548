import type { OperationId } from './operations.generated';
import type { components, operations } from './types.generated';

/** A named schema of the contract. */
export type ContractSchema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** The query parameters of an operation; `never` when it has none. */
export type QueryOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;

/** The path parameters of an operation; `never` when it has none. */
export type PathOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['path']>;

type RequestContent<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content };
}
  ? Content[keyof Content]
  : never;

/** The request body of an operation, JSON or form fields; `never` when it has none. */
export type BodyOf<Id extends OperationId> = RequestContent<Id>;

/** The body of an operation's first answer: JSON, a text, or a file. */
type AnswerOf<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: infer Content };
}
  ? Content[keyof Content]
  : never;

/** The `data` of an operation's envelope, or a body without one. */
export type DataOf<Id extends OperationId> =
  AnswerOf<Id> extends { data: infer Data } ? Data : AnswerOf<Id>;

/** An operation's example in the contract. */
interface Example<Id extends OperationId> {
  by: 'anyone' | 'user' | 'administrator';
  /** Whether it changes and sends nothing. */
  isSafe: boolean;
  /** Of its parameters, those that are required. */
  query: Readonly<Record<string, unknown>>;
  path: Readonly<Record<string, unknown>>;
  /** Absent for uploads. */
  request?: BodyOf<Id>;
  status: number;
  /** Media type of the answer. */
  type: string | null;
  answer?: AnswerOf<Id> extends Blob ? string : AnswerOf<Id>;
}

export type Examples = { readonly [Id in OperationId]: Example<Id> };

/** A locale in the `zh_CN` form that headers carry. */
export type ContractLocale = ContractSchema<'Locale'>;
