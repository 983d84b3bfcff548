import type { ReactElement } from 'react';
import type { Store } from '@reduxjs/toolkit';
import { Route, Switch, useLocation } from 'wouter';
import { ErrorBoundary } from '#shared/errors/ErrorBoundary.tsx';
import { lazyWithRetry } from '#shared/errors/lazyWithRetry.tsx';
import { lazyFeature } from '#app/shell/lazyFeature.tsx';
import { PageFrame } from '#app/shell/PageFrame.tsx';
import { HomePage } from './HomePage';
import { NotFoundPage } from './NotFoundPage';

/** Rarely visited pages must not slow down the sign-in page. */
const ProtocolPage = lazyWithRetry(async () => {
  const { ProtocolPage: Page } = await import(
    /* webpackChunkName: "pages" */ '#features/agreements/ProtocolPage.tsx'
  );
  return { default: Page };
}, PageFrame);
const CodeHelpPage = lazyWithRetry(async () => {
  const { CodeHelpPage: Page } = await import(
    /* webpackChunkName: "pages" */ '#features/help/CodeHelpPage.tsx'
  );
  return { default: Page };
}, PageFrame);
const BrowserOpenPage = lazyWithRetry(async () => {
  const { BrowserOpenPage: Page } = await import(
    /* webpackChunkName: "pages" */ '#features/sign-in/qr/BrowserOpenPage.tsx'
  );
  return { default: Page };
}, PageFrame);
const AssignPage = lazyFeature(
  () => import(/* webpackChunkName: "assign" */ '#app/shell/lazy-features/assignFeature.ts'),
  PageFrame,
);
const AssignmentsPage = lazyWithRetry(async () => {
  // One file with assigning: the pickers find the table and its pages there.
  const { AssignmentsPage: Page } = await import(
    /* webpackChunkName: "assign" */ '#features/assignment/list/AssignmentsPage.tsx'
  );
  return { default: Page };
}, PageFrame);
const JoinPage = lazyFeature(
  () => import(/* webpackChunkName: "join" */ '#app/shell/lazy-features/joinFeature.ts'),
  PageFrame,
);

interface PageRoute {
  path: string;
  element: ReactElement;
  /** Loads the page's code early; undefined for pages that are always there. */
  prefetch?: (store: Store) => Promise<boolean>;
}

/** The pages. `/login/index` is the home page with the sign-in dialog open. */
const ROUTES: readonly PageRoute[] = [
  { path: '/', element: <HomePage /> },
  { path: '/login/index', element: <HomePage /> },
  {
    path: '/service',
    element: <ProtocolPage agreement="service" />,
    prefetch: ProtocolPage.prefetch,
  },
  {
    path: '/privacy',
    element: <ProtocolPage agreement="privacy" />,
    prefetch: ProtocolPage.prefetch,
  },
  { path: '/join', element: <JoinPage />, prefetch: JoinPage.prefetch },
  { path: '/assign', element: <AssignPage />, prefetch: AssignPage.prefetch },
  { path: '/assignments', element: <AssignmentsPage />, prefetch: AssignmentsPage.prefetch },
  {
    path: '/commonUsage/failReceiveVerificationCode.htm',
    element: <CodeHelpPage />,
    prefetch: CodeHelpPage.prefetch,
  },
  { path: '/browser/open', element: <BrowserOpenPage />, prefetch: BrowserOpenPage.prefetch },
];

/**
 * Loads the code of a page, so that it renders at once.
 * @returns whether it is loaded
 */
export async function prefetchPage(path: string, store: Store): Promise<boolean> {
  const exact = path.toLowerCase();
  const route = ROUTES.find((each) => each.path.toLowerCase() === exact);
  return (await route?.prefetch?.(store)) ?? true;
}

export function Routes() {
  const [path] = useLocation();
  return (
    // A broken page affects only itself: another path renders again.
    <ErrorBoundary key={path} Frame={PageFrame}>
      <Switch>
        {ROUTES.map((route) => (
          <Route key={route.path} path={route.path}>
            {route.element}
          </Route>
        ))}
        <Route component={NotFoundPage} />
      </Switch>
    </ErrorBoundary>
  );
}
