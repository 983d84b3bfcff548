import { Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { stories } from 'virtual:generated-list';
import { firstPhrases } from '../docs/phrases';
import { NotFoundPage } from '../docs/shell/NotFoundPage';
import { StoryPage } from '../docs/shell/PageFrame';
import { Shell } from '../docs/shell/Shell';
import { Reading } from '../docs/shell/styledPage';
import { SiteContext, siteOf } from '../docs/shell/SiteContext';
import { inSourceOrder, isWrittenPage, titleOf } from '../docs/shell/siteMap';
import type { Stories } from '../docs/shell/siteMap';
import { LadleLayout } from '../docs/shell/layout';
import { GlobalStyle } from '../foundations/GlobalStyle';
import type { Brand } from '../tokens/brand';
import { brandCss } from '../tokens/brandCss';
import { token } from '../tokens/token';
import { changeView, syncViewWithAddress, useView } from './addressView';
import { leaveFocusOutside } from './pictures';
import { readersLocale } from './readersLocale';
import { pageLanguage } from './storyLocales';
import { BrandContext, StoryLocaleContext } from './contexts';
import { acceptedBrandOf } from './viewBrand';

const BrandRules = createGlobalStyle<{ $brand: Brand }>`${({ $brand }) => brandCss($brand)}`;

/** Space around a story alone, because focus rings and glyphs can extend beyond its edge. */
const Alone = styled.main`
  padding: ${token('space.4')};
`;

// Before the first story mounts, because Ladle writes the address earlier.
syncViewWithAddress();
// Before any story can take it.
leaveFocusOutside();
// Most pages need them, so they load beside the page's own script.
void firstPhrases();

interface ProviderProps {
  children: ReactNode;
  globalState: { theme: string; story: string; mode: string };
  dispatch: (action: { type: 'update-theme'; value: string }) => void;
}

/** A screen or an overlay brings its own main landmark. */
const isScreen = (story: string): boolean =>
  /^components--(modal|notice-region)--/.test(story)
    ? !story.endsWith('--documentation')
    : !/^(overview|foundations|theming|patterns|content|flows|components)--/.test(story);

/** Ladle keeps the whole default export of a file. */
const siteStories = (): Stories =>
  Object.fromEntries(
    Object.entries(inSourceOrder(stories)).map(([id, { meta }]) => [id, { meta: meta?.meta }]),
  );

/**
 * The page around every story: the documentation's shell, or the story alone (`mode=preview`). It
 * sets theme, brand, language and direction as our pages do. Ladle recognizes it only as a `const`.
 */
export const Provider = ({
  children,
  globalState: { theme, story, mode },
  dispatch,
}: ProviderProps) => {
  const { locale, brand } = useView();
  const shownBrand = useMemo(() => acceptedBrandOf(brand), [brand]);
  const isAlone = mode === 'preview';
  const site = useMemo(() => siteOf(siteStories()), []);
  useState(() => changeView(isAlone ? {} : { locale: readersLocale(locale) }));
  useLayoutEffect(() => {
    const root = document.documentElement;
    // The shell is English; stories with another language have their own windows.
    Object.assign(root, isAlone ? pageLanguage(locale) : { lang: 'en', dir: 'ltr' });
    // A story may set the page's language itself; the next one starts with the view's.
  }, [locale, story, isAlone]);
  useEffect(() => {
    // Ladle writes its own title in the same pass of effects.
    queueMicrotask(() => {
      document.title = titleOf(site.sections, story);
    });
  }, [site, story]);
  // Ladle initializes a story as it mounts, so the one before must not stay hidden while this
  // loads.
  const content = (
    <Suspense key={story} fallback={null}>
      {children}
    </Suspense>
  );
  return (
    <StoryLocaleContext value={locale}>
      <GlobalStyle />
      {shownBrand === undefined ? null : <BrandRules $brand={shownBrand} />}
      {isAlone ? (
        isScreen(story) ? (
          children
        ) : (
          <Alone>{children}</Alone>
        )
      ) : (
        <SiteContext value={site}>
          <BrandContext value={shownBrand}>
            <LadleLayout />
            <Shell
              story={story}
              theme={theme}
              onTheme={(value) => dispatch({ type: 'update-theme', value })}
            />
            {!site.stories.includes(story) ? (
              <Reading>
                <NotFoundPage />
              </Reading>
            ) : isWrittenPage(story) ? (
              <Reading>{content}</Reading>
            ) : (
              <StoryPage story={story} />
            )}
          </BrandContext>
        </SiteContext>
      )}
    </StoryLocaleContext>
  );
};
