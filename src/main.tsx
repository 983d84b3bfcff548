import { restOnItsWay } from './app/restOnItsWay';
import { hydratePage } from './app/hydratePage';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root"');

const rest = restOnItsWay.then(({ openRest }) => openRest());

async function drawPage(empty: HTMLElement): Promise<void> {
  const { renderPage } = await rest;
  await renderPage(empty);
}

const { earlyPage } = window;
(earlyPage ? hydratePage(root, earlyPage, rest) : drawPage(root)).catch(reportError);
