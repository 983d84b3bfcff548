import { Route, Switch } from 'wouter';
import { BrowserOpenPage } from '../features/browser-open/BrowserOpenPage';
import { CodeHelpPage } from '../features/help-pages/CodeHelpPage';
import { ProtocolPage } from '../features/protocol-pages/ProtocolPage';
import { lazyPart } from '../platform/errors/lazyPart';
import { HomePage } from './pages/HomePage';
import { NotFoundPage } from './pages/NotFoundPage';

/** Forms that few come for must not weigh on the sign-in page. */
const AssignPage = lazyPart(async () => ({ default: (await import('../features/learning-assignment/AssignPage')).AssignPage }));
const JoinPage = lazyPart(async () => ({ default: (await import('../features/join-application/JoinPage')).JoinPage }));

/** The pages (D1). `/login/index` is the home page; the sign-in dialog opens over it by itself. */
export function Routes() {
  return (
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
  );
}
