import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { makeStore } from './app/store';
import { deploymentOfPage } from './platform/deployment/DeploymentContext';
import { browserEnvironment } from './platform/environment/environment';
import { clientIdSource } from './platform/fingerprint/clientId';
import { chooseFirstLocale } from './platform/language/chooseFirstLocale';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root"');

const environment = browserEnvironment(window);
const { deployment, problems } = deploymentOfPage(document);
// Reported as uncaught errors, so that whoever watches the console or collects errors sees the field's name (D3).
problems.forEach((problem) => reportError(new Error(problem)));
const clientId = clientIdSource(window, '/static/verification-code.js', environment.local);

chooseFirstLocale(environment).then((locale) => {
  const { store } = makeStore({ environment, deployment, clientId, preloaded: { language: { locale } } });
  createRoot(root).render(<App store={store} environment={environment} deployment={deployment} />);
}, reportError);
