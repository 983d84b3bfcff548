import { createContext } from 'react';
import type { StoryLocale } from './storyLocales';

/**
 * The locale of Ladle's switch, for stories. Stories must not import `@ladle/react`, because its
 * types break TypeScript 7.
 */
export const StoryLocaleContext = createContext<StoryLocale>('zh_CN');
