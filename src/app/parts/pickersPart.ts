import { Pickers } from '../../features/pickers/Pickers';
import { pickersSaga } from '../../features/pickers/pickersSaga';
import type { Feature } from '../features';

export const feature: Feature = { slices: [], sagas: [pickersSaga] };
export const Component = Pickers;
