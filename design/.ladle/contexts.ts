import { createContext, use } from 'react';
import type { Brand } from '../tokens/brand';
import { pageLanguage } from './storyLocales';
import type { StoryLocale } from './storyLocales';

/** Undefined for the default brand. */
export const BrandContext = createContext<Brand | undefined>(undefined);

/**
 * The locale of Ladle's switch, for stories. Stories must not import `@ladle/react`, because its
 * types break TypeScript 7.
 */
export const StoryLocaleContext = createContext<StoryLocale>('zh_CN');

export const useStoryLanguage = () => pageLanguage(use(StoryLocaleContext));
