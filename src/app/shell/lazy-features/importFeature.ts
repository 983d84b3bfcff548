import { MemberImportDialog } from '#features/member-import/dialog/MemberImportDialog.tsx';
import { memberImportSaga } from '#features/member-import/memberImportSaga.ts';
import { memberImportSlice } from '#features/member-import/memberImportSlice.ts';
import type { Feature } from '#app/store/lazyFeatures.ts';

export const feature: Feature = { slices: [memberImportSlice], sagas: [memberImportSaga] };
export const Component = MemberImportDialog;
