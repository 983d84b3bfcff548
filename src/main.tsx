// The first of all: what it asks for comes while the others are run.
import { rest } from './app/restOnItsWay';
import { hydratePage } from './app/hydratePage';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root"');

async function drawPage(empty: HTMLElement): Promise<void> {
  const { renderPage } = await rest;
  await renderPage(empty);
}

const { earlyPage } = window;
(earlyPage ? hydratePage(root, earlyPage, rest) : drawPage(root)).catch(reportError);
