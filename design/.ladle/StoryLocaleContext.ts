import { createContext } from 'react';
import type { StoryLocale } from './storyLocales';

/** The locale of Ladle's switch, for stories. They must not import `@ladle/react`: its types break TypeScript 7. */
export const StoryLocaleContext = createContext<StoryLocale>('zh_CN');
