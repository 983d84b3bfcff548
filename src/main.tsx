import { hydratePage } from './app/hydratePage';
import { renderPage } from './app/renderPage';
import { browserEnvironment } from './platform/environment/environment';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root"');

const environment = browserEnvironment(window);
const page = { root, environment };
const { earlyPage } = window;
(earlyPage ? hydratePage(page, earlyPage) : renderPage(page)).catch(reportError);
