import { call, put } from 'redux-saga/effects';
import type { ApiError } from '#shared/api/client/apiError.ts';
import type { ContractSchema } from '#shared/api/contract/contractTypes.ts';
import { operations } from '#shared/api/contract/operations.generated.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { logUnexpected } from '#shared/errors/logUnexpected.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { select } from '#shared/browser/select.ts';
import { selectLocale } from '#shared/i18n/languageState.ts';
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
  logUnexpected(what, causeOf(error));
}

/** Sends a failure report by beacon and keeps its code and time for the visitor (D15). Carries nothing personal. */
export function* reportFailure(failure: {
  code: FailureCode;
  step: Report['step'];
  error: ApiError;
}): SagaGenerator {
  const environment = yield* getEnvironment();
  const report: Report = {
    code: failure.code,
    step: failure.step,
    cause: causeOf(failure.error),
    lang: yield* select(selectLocale),
    at: new Date(environment.clock().wall).toISOString(),
  };
  yield call(environment.beacon, operations.reportLoginFailure.path, JSON.stringify(report));
  yield put(
    failureReported({
      code: report.code,
      at: report.at,
      isExplained:
        failure.error.kind === 'refused'
        && failure.error.description + failure.error.message !== '',
    }),
  );
}
