import { useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { GlobalStyle, token } from '..';
import { brandsCss } from '../tokens/brands';
import { changeView, keepViewInAddress, useView } from './addressView';
import { Framed, isScreen } from './Framed';
import { StoryLocaleContext } from './StoryLocaleContext';
import { pageLanguage } from './storyLocales';
import { ViewControls } from './ViewControls';

/** The sample brands. Pages get theirs from the deployment. */
const Brands = createGlobalStyle`${brandsCss}`;

/**
 * Ladle's own parts in our colours and type: the list at the inline start, with its buttons below.
 * A screen fills the rest.
 */
const Chrome = createGlobalStyle`
  :root[data-theme] {
    --ladle-bg-color-primary: ${token('color.surface.page')};
    --ladle-bg-color-secondary: ${token('color.surface.raised')};
    --ladle-color-primary: ${token('color.text.primary')};
    --ladle-color-secondary: ${token('color.text.secondary')};
    --ladle-color-hover: ${token('color.text.link')};
    --ladle-color-accent: ${token('color.text.link')};
  }
  :root:has([data-whole]) { --ladle-main-padding: 0; --ladle-main-padding-mobile: 0; }
  .ladle-aside {
    position: relative;
    z-index: calc(${token('layer.notice')} + 1);
    direction: ltr;
    background: ${token('color.surface.card')};
    border-inline: 1px solid ${token('color.border.subtle')};
    font: ${token('type.size.label')} / ${token('type.line.heading')} ${token('type.family.base')};
    > input { min-block-size: ${token('size.control.small')}; font-size: ${token('type.size.label')}; }
    ul { margin: ${token('space.2')} 0 0 ${token('space.3')}; }
    li { margin: ${token('space.2')} 0; }
  }
  @media (min-width: 768px) {
    .ladle-wrapper { flex-direction: row-reverse; }
    .ladle-aside { padding-block-end: ${token('space.16')}; }
    .ladle-addons {
      position: fixed;
      z-index: calc(${token('layer.notice')} + 2);
      inset-block-end: 0;
      inset-inline: 0 auto;
      margin: ${token('space.2')};
      border: 1px solid ${token('color.border.subtle')};
      border-radius: ${token('radius.control')};
      background: ${token('color.surface.card')};
      ul { margin: 0; }
    }
  }
`;

/**
 * Space around a story beside Ladle's list, because focus rings and glyphs can extend beyond a
 * component's edge.
 */
const Alone = styled.main`
  padding: ${token('space.4')};
`;

// Before the first story is there, because Ladle writes the address earlier.
keepViewInAddress();

interface ProviderProps {
  children: ReactNode;
  globalState: { theme: string; story: string; mode: string };
  dispatch: (action: { type: 'update-theme'; value: string }) => void;
}

/**
 * Wraps every story with our page base, and sets theme, brand, language and direction of the view
 * as our pages do. Ladle recognises it only as a `const`.
 */
export const Provider = ({
  children,
  globalState: { theme, story, mode },
  dispatch,
}: ProviderProps) => {
  const { locale, brand, frame } = useView();
  // Ladle drops the older name of the locale at once, so it is read before.
  useState(() => window.location.search.includes('arg-locale=') && changeView({}));
  useLayoutEffect(() => {
    const root = document.documentElement;
    Object.assign(root, pageLanguage(locale));
    root.dataset['theme'] = theme === 'dark' ? 'dark' : 'light';
    if (brand === '') delete root.dataset['brand'];
    else root.dataset['brand'] = brand;
    // A story may set the page's language itself; the next one starts with the view's.
  }, [theme, brand, locale, story]);
  const isAlone = mode === 'preview';
  const isFramed =
    !isAlone && (isScreen(story) || (frame !== 0 && !story.startsWith('overview--')));
  const shown = isFramed ? <Framed story={story} width={frame} /> : children;
  // Beside its list, Ladle has a main landmark; a screen has its own.
  const needsMain = isAlone && !isScreen(story);
  return (
    <StoryLocaleContext value={locale}>
      <GlobalStyle />
      <Brands />
      <Chrome />
      {isAlone ? null : (
        <ViewControls
          theme={theme}
          onTheme={(value) => dispatch({ type: 'update-theme', value })}
        />
      )}
      {needsMain ? <Alone>{children}</Alone> : shown}
    </StoryLocaleContext>
  );
};
