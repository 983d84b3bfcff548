import { JoinPage } from '../../features/join-application/JoinPage';
import { joinApplicationSaga } from '../../features/join-application/joinApplicationSaga';
import { joinApplicationSlice } from '../../features/join-application/joinApplicationSlice';
import type { Feature } from '../features';

export const feature: Feature = { slices: [joinApplicationSlice], sagas: [joinApplicationSaga] };
export const Component = JoinPage;
