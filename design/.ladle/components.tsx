import { useEffect, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';
import { GlobalStyle, token } from '../index';
import { keepChromeLive } from './keepChromeLive';
import { StoryLocaleContext } from './StoryLocaleContext';
import { storyLocaleOf, storyLocales } from './storyLocales';
import type { StoryLocale } from './storyLocales';

/**
 * Ladle paints its own background; stories stand on our page's. A whole page fills Ladle's frame, and the
 * list of stories stays above an open modal.
 */
const StoryPage = createGlobalStyle`
  :root[data-theme] { --ladle-bg-color-primary: ${token('color.surface.page')}; }
  :root:has([data-whole-page]) { --ladle-main-padding: 0; --ladle-main-padding-mobile: 0; }
  .ladle-aside { position: relative; z-index: calc(${token('layer.notice')} + 1); }
`;

/**
 * The locale switch, among Ladle's controls (`arg-locale=de_DE` in the address). Ladle finds it only as a
 * `const`, and forgets every control with each story, so the last choice becomes the next story's default.
 */
export const argTypes = {
  locale: {
    options: storyLocales,
    control: { type: 'select' },
    defaultValue: 'zh_CN' as StoryLocale,
  },
};

function rememberLocale(locale: StoryLocale): void {
  argTypes.locale.defaultValue = locale;
}

interface ProviderProps {
  children: ReactNode;
  globalState: { theme: string; rtl: boolean; story: string; control: Record<string, { value: unknown }> };
}

/** Wraps every story: our page base, and Ladle's theme, direction and locale where our pages have them. Ladle finds it only as a `const`. */
export const Provider = ({ children, globalState: { theme, rtl, story, control } }: ProviderProps) => {
  const locale = storyLocaleOf(control);
  const isChosen = control['locale'] !== undefined;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = theme === 'dark' ? 'dark' : 'light';
    root.lang = locale.replace('_', '-');
    root.dir = rtl || locale === 'ar_SA' ? 'rtl' : 'ltr';
    if (isChosen) rememberLocale(locale);
    // A story may set the page's language itself; the next one starts afresh.
  }, [theme, rtl, locale, isChosen, story]);
  useEffect(keepChromeLive, []);
  return (
    <StoryLocaleContext value={locale}>
      <GlobalStyle />
      <StoryPage />
      {children}
    </StoryLocaleContext>
  );
};
