import { Pickers } from '../../features/pickers/Pickers';
import type { Feature } from '../features';

export const feature: Feature = { slices: [], sagas: [] };
export const Component = Pickers;
