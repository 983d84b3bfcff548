import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { ContractSchema } from '#shared/api/contract/contractTypes.ts';

/**
 * 0010001 SMS code not obtained, 0010002 e-mail code not obtained, 0010004 wrong code, 0010005
 * sign-in failed.
 */
export type ReportCode = ContractSchema<'LoginFailureReport'>['code'];

/** The details for support (D15); `at` is an ISO time. */
interface Failure {
  reportCode: ReportCode;
  at: string;
  /** Whether the service refused with its own text, which explains the failure. */
  isExplained: boolean;
}

interface FailureReportsState {
  latest: Failure | null;
  /** How many in a row. */
  count: number;
}

const initialState: FailureReportsState = { latest: null, count: 0 };

export const failureReportsSlice = createSlice({
  name: 'failureReports',
  initialState,
  reducers: {
    failureReported: (state, { payload }: PayloadAction<Failure>) => {
      state.latest = payload;
      state.count += 1;
    },
    failureCleared: () => initialState,
  },
  selectors: {
    /** The failure whose details help: one that nothing explains, or that came again. */
    selectPuzzlingFailure: ({ latest, count }) =>
      latest !== null && (count > 1 || !latest.isExplained) ? latest : null,
  },
});

export const { failureCleared, failureReported } = failureReportsSlice.actions;
export const { selectPuzzlingFailure } = failureReportsSlice.selectors;
