import { AssignPage } from '../../features/learning-assignment/AssignPage';
import { assignmentSaga } from '../../features/learning-assignment/assignmentSaga';
import { assignmentSlice } from '../../features/learning-assignment/assignmentSlice';
import type { Feature } from '../features';

export const feature: Feature = { slices: [assignmentSlice], sagas: [assignmentSaga] };
export const Component = AssignPage;
