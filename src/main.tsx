import { hydratePage } from '#app/first-paint/hydratePage.tsx';
import { renderPage } from '#app/first-paint/renderPage.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root"');

const { earlyPage } = window;
(earlyPage ? hydratePage(root, earlyPage) : renderPage(root)).catch(reportError);
