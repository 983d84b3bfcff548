import { restOnItsWay } from '#app/first-paint/restOnItsWay.ts';
import { hydratePage } from '#app/first-paint/hydratePage.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root"');

const rest = restOnItsWay.then(({ openRest }) => openRest());

async function drawPage(empty: HTMLElement): Promise<void> {
  const { renderPage } = await rest;
  await renderPage(empty);
}

const { earlyPage } = window;
(earlyPage ? hydratePage(root, earlyPage, rest) : drawPage(root)).catch(reportError);
