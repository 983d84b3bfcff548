import { Pickers } from '#features/assignment/pickers/dialog/Pickers.tsx';
import { pickersSaga } from '#features/assignment/pickers/pickersSaga.ts';
import type { Feature } from '#app/store/lazyFeatures.ts';

export const feature: Feature = { slices: [], sagas: [pickersSaga] };
export const Component = Pickers;
