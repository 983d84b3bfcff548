import type { EventChannel } from 'redux-saga';
import { delay, put, race, take } from 'redux-saga/effects';
import type { ApiError } from '#shared/api/client/apiError.ts';
import { request } from '#shared/api/client/request.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { waitUntilVisible } from '#shared/browser/visibilityChanges.ts';
import { logUnexpected } from '#shared/errors/logUnexpected.ts';
import { failureMessage } from '#shared/i18n/transportMessage.ts';
import { commit, hasEnded } from './importCommands';
import { sessionHash } from '#shared/session/tokenStore.ts';
import { getImport } from '../parts/importEndpoints';
import type { ImportJob } from '../parts/importEndpoints';
import {
  followingPaused,
  followingResumed,
  jobAnswered,
  importRetryRequested,
} from '../parts/memberImportSlice';

/** From an answer to the next poll; grows while nothing changes. Milliseconds. */
const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 10_000;
const WAIT_GROWS_BY = 1.5;

/** A ready import expires eventually. */
const READY_WAIT_MS = 30_000;

/**
 * Consecutive failures before polling stops. With fewer, a short network problem would stop an
 * import.
 */
const FAILURES_BORNE = 3;

/** Waits, longer while the page is hidden; ends when it becomes visible. */
function* pause(
  milliseconds: number,
  environment: Environment,
  visibility: EventChannel<true>,
): SagaGenerator {
  yield race({ over: delay(milliseconds), seen: take(visibility) });
  yield* waitUntilVisible(environment, visibility);
}

function isFinal(error: ApiError): boolean {
  return error.kind === 'refused' && error.retryAfterSeconds === undefined && error.status < 500;
}

function isNews(job: ImportJob, before: ImportJob | undefined): boolean {
  return job.state !== before?.state || job.progress !== before.progress;
}

/** Only a faultless import is committed automatically. */
function isFaultless({ successUsersLength, errorUsersLength, duplicateRows }: ImportJob): boolean {
  return successUsersLength > 0 && errorUsersLength === 0 && duplicateRows === 0;
}

/** The service's own numbers are shown, even if they do not add up. */
function logInconsistentNumbers({
  usersLength,
  successUsersLength,
  errorUsersLength,
}: ImportJob): void {
  if (successUsersLength + errorUsersLength === usersLength) return;
  logUnexpected(
    'Numbers of an import that do not add up',
    `${successUsersLength} + ${errorUsersLength} of ${usersLength}`,
  );
}

/**
 * Polls until the import has ended.
 * @param mayCommit whether a ready and faultless import is committed, once
 */
export function* poll(
  importId: string,
  environment: Environment,
  visibility: EventChannel<true>,
  mayCommit: boolean,
): SagaGenerator {
  let before: ImportJob | undefined;
  let wait = FIRST_WAIT_MS;
  let failures = 0;
  let mayCommitNow = mayCommit;
  for (;;) {
    const { data: job, error } = yield* request(
      getImport.initiate(
        { session: sessionHash(environment), importId },
        { subscribe: false, forceRefetch: true },
      ),
    );
    if (error) {
      failures += 1;
      if (isFinal(error) || failures >= FAILURES_BORNE) {
        yield put(followingPaused(failureMessage(error)));
        yield take(importRetryRequested);
        yield put(followingResumed());
        failures = 0;
        wait = FIRST_WAIT_MS;
        continue;
      }
      const retryAfter = error.kind === 'refused' ? error.retryAfterSeconds : undefined;
      yield* pause(retryAfter === undefined ? wait : retryAfter * 1000, environment, visibility);
      continue;
    }
    failures = 0;
    yield put(jobAnswered(job));
    if (hasEnded(job)) {
      logInconsistentNumbers(job);
      return;
    }
    wait = isNews(job, before) ? FIRST_WAIT_MS : Math.min(wait * WAIT_GROWS_BY, MAX_WAIT_MS);
    before = job;
    if (job.state !== 'ready') {
      yield* pause(wait, environment, visibility);
      continue;
    }
    if (mayCommitNow && isFaultless(job)) {
      // A failed commit is not repeated automatically.
      mayCommitNow = false;
      yield* commit(importId);
    } else yield* pause(READY_WAIT_MS, environment, visibility);
  }
}
