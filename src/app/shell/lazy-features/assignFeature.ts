import { AssignPage } from '#features/assignment/AssignPage.tsx';
import { assignmentSaga } from '#features/assignment/assignmentSaga.ts';
import { assignmentSlice } from '#features/assignment/assignmentSlice.ts';
import type { Feature } from '#app/store/lazyFeatures.ts';

export const feature: Feature = { slices: [assignmentSlice], sagas: [assignmentSaga] };
export const Component = AssignPage;
