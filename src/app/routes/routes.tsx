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
    /* webpackChunkName: "pages" */ '#features/browser-open/BrowserOpenPage.tsx'
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
const JoinPage = lazyFeature(() => import('#app/shell/lazy-features/joinFeature.ts'), PageFrame);

/** The pages (D1). `/login/index` is the home page with the sign-in dialog open. */
export function Routes() {
  const [path] = useLocation();
  return (
    // A broken page affects only itself: another path renders again.
    <ErrorBoundary key={path} Frame={PageFrame}>
      <Switch>
        <Route path="/" component={HomePage} />
        <Route path="/login/index" component={HomePage} />
        <Route path="/service">
          <ProtocolPage agreement="service" />
        </Route>
        <Route path="/privacy">
          <ProtocolPage agreement="privacy" />
        </Route>
        <Route path="/join" component={JoinPage} />
        <Route path="/assign" component={AssignPage} />
        <Route path="/assignments" component={AssignmentsPage} />
        <Route path="/commonUsage/failReceiveVerificationCode.htm" component={CodeHelpPage} />
        <Route path="/browser/open" component={BrowserOpenPage} />
        <Route component={NotFoundPage} />
      </Switch>
    </ErrorBoundary>
  );
}
