import { requestAppChunk } from '#app/first-paint/requestAppChunk.ts';
import { hydratePage } from '#app/first-paint/hydratePage.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root"');

const appChunk = requestAppChunk.then(({ loadAppChunk }) => loadAppChunk());

async function drawPage(empty: HTMLElement): Promise<void> {
  const { renderPage } = await appChunk;
  await renderPage(empty);
}

const { earlyPage } = window;
(earlyPage ? hydratePage(root, earlyPage, appChunk) : drawPage(root)).catch(reportError);
