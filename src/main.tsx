import { fetchRest } from './app/fetchRest';
import { hydratePage } from './app/hydratePage';
import { visitorLocale } from './early/visitorLocale';
import { loadPhrases } from './platform/language/phraseBook';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root"');

async function drawPage(empty: HTMLElement): Promise<void> {
  // Beside the code, and not after it; who needs them asks again, and hears of a failure.
  loadPhrases(visitorLocale()).catch(() => undefined);
  const { renderPage } = await fetchRest();
  await renderPage(empty);
}

const { earlyPage } = window;
(earlyPage ? hydratePage(root, earlyPage) : drawPage(root)).catch(reportError);
