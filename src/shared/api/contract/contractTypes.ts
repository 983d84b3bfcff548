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

/** A locale in the `zh_CN` form that headers carry. */
export type ContractLocale = ContractSchema<'Locale'>;
