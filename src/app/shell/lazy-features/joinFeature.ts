import { JoinPage } from '#features/join-application/JoinPage.tsx';
import { joinApplicationSaga } from '#features/join-application/joinApplicationSaga.ts';
import { joinApplicationSlice } from '#features/join-application/joinApplicationSlice.ts';
import type { Feature } from '#app/store/lazyFeatures.ts';

export const feature: Feature = { slices: [joinApplicationSlice], sagas: [joinApplicationSaga] };
export const Component = JoinPage;
