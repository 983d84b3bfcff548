import { Route, Switch } from 'wouter';
import { BrowserOpenPage } from '../features/browser-open/BrowserOpenPage';
import { CodeHelpPage } from '../features/help-pages/CodeHelpPage';
import { ProtocolPage } from '../features/protocol-pages/ProtocolPage';
import { ErrorBoundary } from '../platform/errors/ErrorBoundary';
import { lazyFeature } from './lazyFeature';
import { HomePage } from './pages/HomePage';
import { NotFoundPage } from './pages/NotFoundPage';

/** Forms that few come for must not weigh on the sign-in page. */
const AssignPage = lazyFeature(() => import('./parts/assignPart'));
const JoinPage = lazyFeature(() => import('./parts/joinPart'));

/** The pages (D1). `/login/index` is the home page; the sign-in dialog opens over it by itself. */
export function Routes() {
  return (
    <ErrorBoundary>
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
        <Route path="/commonUsage/failReceiveVerificationCode.htm" component={CodeHelpPage} />
        <Route path="/browser/open" component={BrowserOpenPage} />
        <Route component={NotFoundPage} />
      </Switch>
    </ErrorBoundary>
  );
}
