import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';
import { GlobalStyle, token } from '../index';

/** Ladle paints its own background; stories stand on our page's. */
const StoryPage = createGlobalStyle`
  :root[data-theme] { --ladle-bg-color-primary: ${token('color.surface.page')}; }
`;

interface ProviderProps {
  children: ReactNode;
  globalState: { theme: string; rtl: boolean };
}

/** Wraps every story: our page base, and Ladle's theme and direction switches where our pages have them. Ladle finds it only as a `const`. */
export const Provider = ({ children, globalState: { theme, rtl } }: ProviderProps) => {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = theme === 'dark' ? 'dark' : 'light';
    root.dir = rtl ? 'rtl' : 'ltr';
  }, [theme, rtl]);
  return <><GlobalStyle /><StoryPage />{children}</>;
};
