import { MemberImportDialog } from '#features/assignment/import/dialog/MemberImportDialog.tsx';
import { memberImportSaga } from '#features/assignment/import/memberImportSaga.ts';
import { memberImportSlice } from '#features/assignment/import/memberImportSlice.ts';
import type { Feature } from '#app/store/lazyFeatures.ts';

export const feature: Feature = { slices: [memberImportSlice], sagas: [memberImportSaga] };
export const Component = MemberImportDialog;
