/**
 * What a saga's function gives: effects for redux-saga to run one after another, then its result. What comes back of an
 * effect is of no type that TypeScript could know; whoever yields it says.
 */
export type SagaGenerator<Result = void> = Generator<unknown, Result, unknown>;
