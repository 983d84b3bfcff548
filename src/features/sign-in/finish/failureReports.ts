import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put } from 'redux-saga/effects';
import type { ApiError } from '#shared/api/client/apiError.ts';
import type { ContractSchema } from '#shared/api/contract/contractTypes.ts';
import { operations } from '#shared/api/contract/operations.generated.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { logUnexpected } from '#shared/errors/logUnexpected.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { select } from '#shared/browser/select.ts';
import { selectLocale } from '#shared/i18n/languageSlice.ts';

type Report = ContractSchema<'LoginFailureReport'>;

/**
 * 0010001 SMS code not obtained, 0010002 e-mail code not obtained, 0010004 wrong code, 0010005
 * sign-in failed.
 */
export type ReportCode = Report['code'];

/** The details for support (D15); `at` is an ISO time. */
interface Failure {
  reportCode: ReportCode;
  at: string;
}

interface FailureReportsState {
  latest: Failure | null;
}

const initialState: FailureReportsState = { latest: null };

export const failureReportsSlice = createSlice({
  name: 'failureReports',
  initialState,
  reducers: {
    failureReported: (state, { payload }: PayloadAction<Failure>) => {
      state.latest = payload;
    },
    /** The messages of a failed sign-in no longer apply, its notice included. */
    signInMessagesCleared: {
      prepare: () => ({ payload: undefined, meta: { dismisses: 'sign-in' as const } }),
      reducer: () => initialState,
    },
  },
  selectors: {
    /** The field explains a wrong or expired code (D15). */
    selectFailure: ({ latest }) => (latest?.reportCode === '0010004' ? null : latest),
  },
});

export const { failureReported, signInMessagesCleared } = failureReportsSlice.actions;
export const { selectFailure } = failureReportsSlice.selectors;

/**
 * The service's code if it gave one, else the kind of failure; never its text, which may contain
 * personal data. The contract has no cause for a too large answer; it counts as unreadable, as in
 * the message to the user.
 */
function causeOf(error: ApiError): string {
  if (error.kind === 'tooLarge') return 'unreadable';
  return error.kind === 'refused' && /^\d{1,10}$/.test(error.resultCode)
    ? error.resultCode
    : error.kind;
}

/** Logs a failed step that does not prevent signing in; no report says "login failed" then (P6). */
export function logFailure(what: string, error: ApiError): void {
  logUnexpected(what, causeOf(error));
}

/**
 * Sends a failure report by beacon and shows its code and time to the user (D15). Contains nothing
 * personal.
 */
export function* reportFailure(failure: {
  reportCode: ReportCode;
  step: Report['step'];
  error: ApiError;
}): SagaGenerator {
  const environment = yield* getEnvironment();
  const report: Report = {
    code: failure.reportCode,
    step: failure.step,
    cause: causeOf(failure.error),
    lang: yield* select(selectLocale),
    at: new Date(environment.clock().wall).toISOString(),
  };
  yield call(environment.beacon, operations.reportLoginFailure.path, JSON.stringify(report));
  yield put(failureReported({ reportCode: report.code, at: report.at }));
}
