import { call, put } from 'redux-saga/effects';
import type { ApiError } from '../../api/apiError';
import type { ContractSchema } from '../../api/contract/contractTypes';
import { operations } from '../../api/contract/operations.generated';
import type { Steps } from '../../lib/steps';
import { logOddity } from '../errors/logOddity';
import { environmentOf } from '../environment/environmentOf';
import { selected } from '../environment/selected';
import { selectLocale } from '../language/languageState';
import { failureReported } from './failureReportsSlice';
import type { FailureCode } from './failureReportsSlice';

type Report = ContractSchema<'LoginFailureReport'>;

/**
 * The service's code when it gave one, else the kind of failure; never its words, which may name the visitor. The contract
 * has no cause for an answer that is too large: it is one that could not be read, as the visitor is told too.
 */
function causeOf(error: ApiError): string {
  if (error.kind === 'tooLarge') return 'unreadable';
  return error.kind === 'refused' && /^\d{1,10}$/.test(error.code) ? error.code : error.kind;
}

/** Tells in the console of a step that failed without keeping the visitor from signing in: no report says "login failed" then (P6). */
export function logFailure(what: string, error: ApiError): void {
  logOddity(what, causeOf(error));
}

/** Sends a failure report by beacon and keeps its code and time for the visitor (D15). Carries nothing personal. */
export function* reportFailure(failure: {
  code: FailureCode;
  step: Report['step'];
  error: ApiError;
}): Steps {
  const environment = yield* environmentOf();
  const report: Report = {
    code: failure.code,
    step: failure.step,
    cause: causeOf(failure.error),
    lang: yield* selected(selectLocale),
    at: new Date(environment.clock().wall).toISOString(),
  };
  yield call(environment.beacon, operations.reportLoginFailure.path, JSON.stringify(report));
  yield put(failureReported({ code: report.code, at: report.at }));
}
