import type { Slice } from '@reduxjs/toolkit';
import { api } from '../api/api';
import type { joinApplicationSlice } from '../features/join-application/joinApplicationSlice';
import type { assignmentSlice } from '../features/learning-assignment/assignmentSlice';
import type { memberImportSlice } from '../features/member-import/memberImportSlice';
import { restorationSlice } from '../features/restoration/restorationSlice';
import { codeSignInSlice } from '../features/sign-in/by-code/codeSignInSlice';
import { qrSignInSlice } from '../features/sign-in/by-qr/qrSignInSlice';
import { thirdPartySlice } from '../features/sign-in/by-third-party/thirdPartySlice';
import { consentSlice } from '../platform/agreement/consentSlice';
import { failureReportsSlice } from '../platform/failure-reports/failureReportsSlice';
import { noticesSlice } from '../platform/notices/noticesSlice';
import { orderingSlice } from '../platform/ordering/orderingSlice';
import { resendCountdownSlice } from '../platform/resend-countdown/resendCountdownSlice';
import { selectingSlice } from '../platform/selecting/selectingSlice';
import { sessionSlice } from '../platform/session/sessionSlice';
import { rootReducer } from './shellStore';

const SLICES = [
  consentSlice, codeSignInSlice, failureReportsSlice, noticesSlice, orderingSlice, qrSignInSlice, resendCountdownSlice,
  restorationSlice, selectingSlice, sessionSlice, thirdPartySlice,
] as const satisfies readonly Slice[];

/** Puts the slices that every page needs, beyond the first screen's, into every store. */
export function joinRestSlices(): void {
  for (const slice of [api, ...SLICES]) rootReducer.inject(slice as Slice);
}

/** The state of some slices, each under its own name. */
type StateOf<Joined extends Pick<Slice, 'reducerPath' | 'reducer'>> = {
  [One in Joined as One['reducerPath']]: ReturnType<One['reducer']>;
};

/** The state once everything that every page needs is loaded; what a feature brings is there once it is opened. */
export type RootState = ReturnType<typeof rootReducer> &
  StateOf<typeof api | (typeof SLICES)[number]> &
  Partial<StateOf<typeof assignmentSlice | typeof joinApplicationSlice | typeof memberImportSlice>>;
