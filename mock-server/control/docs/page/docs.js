/**
 * Hides operations and schemas that do not contain every typed word, in the menu and on the page.
 */
const search = document.getElementById('search');
const articles = [...document.querySelectorAll('article')];

function filter() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  const wanted = (article) => words.every((word) => article.dataset.words.includes(word));
  for (const article of articles) article.hidden = !wanted(article);
  for (const section of document.querySelectorAll('main > section')) {
    section.hidden = [...section.querySelectorAll('article')].every(({ hidden }) => hidden);
  }
  for (const item of document.querySelectorAll('[data-for]'))
    item.hidden = document.getElementById(item.dataset.for).hidden;
  const count = articles.filter(({ hidden }) => !hidden).length;
  document.getElementById('found').textContent = words.length === 0 ? '' : `${count} found`;
}

search.addEventListener('input', filter);
