import { MemberImportDialog } from '../../features/member-import/MemberImportDialog';
import { memberImportSaga } from '../../features/member-import/memberImportSaga';
import { memberImportSlice } from '../../features/member-import/memberImportSlice';
import type { Feature } from '../features';

export const feature: Feature = { slices: [memberImportSlice], sagas: [memberImportSaga] };
export const Component = MemberImportDialog;
