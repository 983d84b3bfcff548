/**
 * The generator of a saga: it yields effects for redux-saga and returns its result. TypeScript
 * cannot know the result of a yielded effect; `typedEffects.ts` states the types.
 */
export type SagaGenerator<Result = void> = Generator<unknown, Result, unknown>;
