import { createContext } from 'react';
import type { Brand } from '../tokens/brand';

/** The brand that stories show; undefined for the default. */
export const BrandContext = createContext<Brand | undefined>(undefined);
