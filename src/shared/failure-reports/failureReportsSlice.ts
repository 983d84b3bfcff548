import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { ContractSchema } from '#shared/api/contract/contractTypes.ts';

/**
 * 0010001 SMS code not obtained, 0010002 e-mail code not obtained, 0010004 wrong code, 0010005
 * sign-in failed.
 */
export type FailureCode = ContractSchema<'LoginFailureReport'>['code'];

/** The details for support (D15); `at` is an ISO time. */
interface Failure {
  code: FailureCode;
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
    failureCleared: (state) => {
      state.latest = null;
    },
  },
  selectors: { selectLatestFailure: (state) => state.latest },
});

export const { failureCleared, failureReported } = failureReportsSlice.actions;
export const { selectLatestFailure } = failureReportsSlice.selectors;
