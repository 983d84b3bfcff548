import { combineSlices } from '@reduxjs/toolkit';
import type { WithSlice } from '@reduxjs/toolkit';
import { api } from '../api/api';
import type { joinApplicationSlice } from '../features/join-application/joinApplicationSlice';
import type { assignmentSlice } from '../features/learning-assignment/assignmentSlice';
import type { memberImportSlice } from '../features/member-import/memberImportSlice';
import { restorationSlice } from '../features/restoration/restorationSlice';
import { codeSignInSlice } from '../features/sign-in/by-code/codeSignInSlice';
import { qrSignInSlice } from '../features/sign-in/by-qr/qrSignInSlice';
import { thirdPartySlice } from '../features/sign-in/by-third-party/thirdPartySlice';
import { signInSlice } from '../features/sign-in/signInSlice';
import { consentSlice } from '../platform/agreement/consentSlice';
import { failureReportsSlice } from '../platform/failure-reports/failureReportsSlice';
import { languageSlice } from '../platform/language/languageSlice';
import { noticesSlice } from '../platform/notices/noticesSlice';
import { orderingSlice } from '../platform/ordering/orderingSlice';
import { resendCountdownSlice } from '../platform/resend-countdown/resendCountdownSlice';
import { selectingSlice } from '../platform/selecting/selectingSlice';
import { sessionSlice } from '../platform/session/sessionSlice';

type LateSlices = WithSlice<typeof assignmentSlice> & WithSlice<typeof joinApplicationSlice> & WithSlice<typeof memberImportSlice>;

/** What every page needs; the slices of features join once these are opened. */
export const rootReducer = combineSlices(
  api, codeSignInSlice, consentSlice, failureReportsSlice, languageSlice, noticesSlice, orderingSlice, qrSignInSlice,
  resendCountdownSlice, restorationSlice, selectingSlice, sessionSlice, signInSlice, thirdPartySlice,
).withLazyLoadedSlices<LateSlices>();

/** The state of every store but the first screen's; what a feature brings is there once it is opened. */
export type RootState = ReturnType<typeof rootReducer>;
