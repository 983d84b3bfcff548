import type { ReactElement } from 'react';
import type { Store } from '@reduxjs/toolkit';
import { Route, Switch, useLocation } from 'wouter';
import { ErrorBoundary } from '#shared/errors/ErrorBoundary.tsx';
import { pathPattern } from '#app/first-paint/prerenderedPages.ts';
import type { PagePath } from '#app/first-paint/prerenderedPages.ts';
import { lazyFeature } from '#shared/page/lazyFeature.tsx';
import type { LazyOptions } from '#shared/page/lazyFeature.tsx';
import { PageFrame } from '#app/shell/PageFrame.tsx';

interface PageRoute {
  element: ReactElement;
  /** Loads the page's code early. */
  prefetch: (store?: Store) => Promise<boolean>;
}

/** Routes of a rarely visited page, which must not slow down the sign-in page. */
function lazyRoutes<Props extends object, Path extends PagePath>(
  load: LazyOptions<Props>['load'],
  pages: Readonly<Record<Path, Props>>,
): Record<Path, PageRoute> {
  const Page = lazyFeature({ load, Frame: PageFrame });
  return Object.fromEntries(
    Object.entries<Props>(pages).map(([path, props]) => [
      path,
      { element: <Page {...props} />, prefetch: Page.prefetch },
    ]),
  ) as Record<Path, PageRoute>;
}

/** The pages. `/login/index` is the home page with the sign-in dialog open. */
const ROUTES: Readonly<Record<PagePath, PageRoute>> = {
  ...lazyRoutes(
    async () => {
      const { HomePage } = await import(/* webpackChunkName: "home" */ './HomePage');
      return { Component: HomePage };
    },
    { '/': {}, '/login/index': {} },
  ),
  ...lazyRoutes(
    async () => {
      const { ProtocolPage } = await import(
        /* webpackChunkName: "pages" */ '#features/agreements/ProtocolPage.tsx'
      );
      return { Component: ProtocolPage };
    },
    { '/service': { agreement: 'service' }, '/privacy': { agreement: 'privacy' } },
  ),
  ...lazyRoutes(
    async () => {
      const { JoinPage, joinFeature } = await import(
        /* webpackChunkName: "join" */ '#features/join-application/JoinPage.tsx'
      );
      return { Component: JoinPage, feature: joinFeature };
    },
    { '/join': {} },
  ),
  ...lazyRoutes(
    async () => {
      const { AssignPage, assignFeature } = await import(
        /* webpackChunkName: "assign" */ '#features/assignment/AssignPage.tsx'
      );
      return { Component: AssignPage, feature: assignFeature };
    },
    { '/assign': {} },
  ),
  ...lazyRoutes(
    async () => {
      // One file with assigning: the pickers find the table and its pages there.
      const { AssignmentsPage } = await import(
        /* webpackChunkName: "assign" */ '#features/assignment/list/AssignmentsPage.tsx'
      );
      return { Component: AssignmentsPage };
    },
    { '/assignments': {} },
  ),
  ...lazyRoutes(
    async () => {
      const { CodeHelpPage } = await import(
        /* webpackChunkName: "pages" */ '#features/help/CodeHelpPage.tsx'
      );
      return { Component: CodeHelpPage };
    },
    { '/commonUsage/failReceiveVerificationCode.htm': {} },
  ),
  ...lazyRoutes(
    async () => {
      const { BrowserOpenPage } = await import(
        /* webpackChunkName: "pages" */ '#features/sign-in/qr/BrowserOpenPage.tsx'
      );
      return { Component: BrowserOpenPage };
    },
    { '/browser/open': {} },
  ),
};

const NotFound = lazyFeature({
  load: async () => {
    const { NotFoundPage } = await import(/* webpackChunkName: "home" */ './NotFoundPage');
    return { Component: NotFoundPage };
  },
  Frame: PageFrame,
});

const PAGES = Object.entries(ROUTES).map(([path, route]) => ({
  ...route,
  path,
  pattern: new RegExp(pathPattern(path), 'i'),
}));

/**
 * Loads the code of a page, so that it renders at once.
 * @returns whether it is loaded
 */
export function prefetchPage(path: string, store?: Store): Promise<boolean> {
  const { prefetch } = PAGES.find(({ pattern }) => pattern.test(path)) ?? NotFound;
  return prefetch(store);
}

export function Routes() {
  const [path] = useLocation();
  return (
    // A broken page affects only itself: another path renders again.
    <ErrorBoundary key={path} frame={(message) => <PageFrame>{message}</PageFrame>}>
      <Switch>
        {PAGES.map(({ path: key, pattern, element }) => (
          <Route key={key} path={pattern}>
            {element}
          </Route>
        ))}
        <Route component={NotFound} />
      </Switch>
    </ErrorBoundary>
  );
}
