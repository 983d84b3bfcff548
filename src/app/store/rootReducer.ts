import { combineSlices } from '@reduxjs/toolkit';
import type { WithSlice } from '@reduxjs/toolkit';
import { api } from '#shared/api/client/api.ts';
import type { joinApplicationSlice } from '#features/join-application/joinApplicationSlice.ts';
import type { assignmentSlice } from '#features/assignment/form/assignmentSlice.ts';
import type { orderingSlice } from '#features/assignment/order-reminder/orderingSlice.ts';
import type { memberImportSlice } from '#features/assignment/import/parts/memberImportSlice.ts';
import {
  restorationCode,
  restorationSlice,
} from '#features/sign-in/restoration/restorationSlice.ts';
import { codeSignInSlice, signInCode } from '#features/sign-in/code/codeSignInSlice.ts';
import { qrSignInSlice } from '#features/sign-in/qr/qrSignInSlice.ts';
import { thirdPartySlice } from '#features/sign-in/third-party/thirdPartySlice.ts';
import { dialogSlice } from '#features/sign-in/parts/dialogSlice.ts';
import { consentSlice } from '#features/sign-in/parts/consent/consent.ts';
import { failureReportsSlice } from '#features/sign-in/finish/failureReports.ts';
import { languageSlice } from '#shared/i18n/languageSlice.ts';
import { noticesSlice } from '#shared/notices/noticesSlice.ts';
import { resendCountdownSlice } from '#features/sign-in/verification/resendCountdownSlice.ts';
import { sessionSlice } from '#shared/session/sessionSlice.ts';

type LateSlices = WithSlice<typeof assignmentSlice>
  & WithSlice<typeof joinApplicationSlice>
  & WithSlice<typeof memberImportSlice>
  & WithSlice<typeof orderingSlice>;

/** The slices of every page; lazy features add theirs. */
export const rootReducer = combineSlices(
  api,
  codeSignInSlice,
  signInCode.slice,
  consentSlice,
  failureReportsSlice,
  languageSlice,
  noticesSlice,
  qrSignInSlice,
  resendCountdownSlice,
  restorationSlice,
  restorationCode.slice,
  sessionSlice,
  dialogSlice,
  thirdPartySlice,
).withLazyLoadedSlices<LateSlices>();

/** The state of the store; lazy features' slices are added when they load. */
export type RootState = ReturnType<typeof rootReducer>;
