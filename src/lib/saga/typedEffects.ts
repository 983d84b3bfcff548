import type { Action } from '@reduxjs/toolkit';
import type { TakeableChannel } from 'redux-saga';
import { call as callEffect, race as raceEffect, take as takeEffect } from 'redux-saga/effects';
import type { SagaGenerator } from './sagaGenerator';

/*
 * redux-saga's effects with the types of their results, for `yield*`. TypeScript cannot know what a
 * plain `yield` results in.
 */

type TakenAction<Pattern> = Pattern extends readonly (infer One)[]
  ? TakenAction<One>
  : Pattern extends { match(action: unknown): action is infer Made }
    ? Made
    : Pattern extends TakeableChannel<infer Message>
      ? Message
      : Action;

/** Waits for an action, by its creators or a predicate, or for a channel's next message. */
export function* take<const Pattern>(pattern: Pattern): SagaGenerator<TakenAction<Pattern>> {
  return (yield takeEffect(pattern as never)) as TakenAction<Pattern>;
}

type Result<Returned> =
  Returned extends Generator<unknown, infer Value> ? Value : Awaited<Returned>;

/** Runs a saga or a function; a canceled caller cancels it. */
export function* call<Given extends unknown[], Returned>(
  work: (...given: Given) => Returned,
  ...given: Given
): SagaGenerator<Result<Returned>> {
  return (yield callEffect(work as (...given: unknown[]) => unknown, ...given)) as Result<Returned>;
}

type Results<Racers> = { [Name in keyof Racers]?: Result<Racers[Name]> };

/**
 * Runs several until the first ends, and cancels the others.
 * @returns only the first's result
 */
export function* race<const Racers extends Readonly<Record<string, unknown>>>(
  racers: Racers,
): SagaGenerator<Results<Racers>> {
  return (yield raceEffect(racers as never)) as Results<Racers>;
}
