import { hydratePage } from '#app/first-paint/hydratePage.tsx';
import { renderPage } from '#app/first-paint/renderPage.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root"');

const { earlyPage } = window;
(earlyPage ? hydratePage(root, earlyPage) : renderPage(root))
  .then(() => {
    root.className = 'checked';
    root.inert = false;
    // The message that no script runs, hidden or shown (`src/index.html`).
    document.querySelector('noscript, body > [role="alert"]')?.remove();
  })
  .catch(reportError);
