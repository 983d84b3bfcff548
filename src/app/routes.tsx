import { Route, Switch } from 'wouter';
import { BrowserOpenPage } from '../features/browser-open/BrowserOpenPage';
import { CodeHelpPage } from '../features/help-pages/CodeHelpPage';
import { ProtocolPage } from '../features/protocol-pages/ProtocolPage';
import { ErrorBoundary } from '../platform/errors/ErrorBoundary';
import { LazyFeature } from './LazyFeature';
import { HomePage } from './pages/HomePage';
import { NotFoundPage } from './pages/NotFoundPage';

/** Forms that few come for must not weigh on the sign-in page. */
const loadAssign = () => import('./parts/assignPart');
const loadJoin = () => import('./parts/joinPart');

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
        <Route path="/join">
          <LazyFeature load={loadJoin} />
        </Route>
        <Route path="/assign">
          <LazyFeature load={loadAssign} />
        </Route>
        <Route path="/commonUsage/failReceiveVerificationCode.htm" component={CodeHelpPage} />
        <Route path="/browser/open" component={BrowserOpenPage} />
        <Route component={NotFoundPage} />
      </Switch>
    </ErrorBoundary>
  );
}
