import { hydratePage } from './app/hydratePage';
import { renderPage } from './app/renderPage';
import { deploymentOfPage } from './platform/deployment/DeploymentContext';
import { browserEnvironment } from './platform/environment/environment';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root"');

const environment = browserEnvironment(window);
const { deployment, problems } = deploymentOfPage(document);
// Reported as uncaught errors, so that whoever watches the console or collects errors sees the field's name (D3).
problems.forEach((problem) => reportError(new Error(problem)));

const page = { root, environment, deployment };
const { earlyPage } = window;
(earlyPage ? hydratePage(page, earlyPage) : renderPage(page)).catch(reportError);
