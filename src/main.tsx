import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { makeStore } from './app/store';
import { takeReturnTrip } from './features/sign-in/by-third-party/returnTrip';
import { withReturnTrip } from './features/sign-in/by-third-party/thirdPartySlice';
import { deploymentOfPage } from './platform/deployment/DeploymentContext';
import { browserEnvironment } from './platform/environment/environment';
import { tolerateMovedNodes } from './platform/errors/movedNodes';
import { clientIdSource } from './platform/fingerprint/clientId';
import { chooseFirstLocale } from './platform/language/chooseFirstLocale';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root"');

tolerateMovedNodes(window);
const environment = browserEnvironment(window);
const { deployment, problems } = deploymentOfPage(document);
// Reported as uncaught errors, so that whoever watches the console or collects errors sees the field's name (D3).
problems.forEach((problem) => reportError(new Error(problem)));
const clientId = clientIdSource(window, '/static/verification-code.js', environment.local);

// Before any other script or request: what a foreign sign-in page left in the address is for nobody else.
const returnTrip = takeReturnTrip(environment, deployment);

chooseFirstLocale(environment).then((locale) => {
  const preloaded = { language: { locale }, ...withReturnTrip(returnTrip) };
  const { store } = makeStore({ environment, deployment, clientId, preloaded });
  createRoot(root).render(<App store={store} environment={environment} deployment={deployment} />);
}, reportError);
