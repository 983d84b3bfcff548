// The page's own script: its button opens the dialog, and its line of news says how that ended.
const news = document.getElementById('news');

document.getElementById('log-in').addEventListener('click', () => window.dispatchEvent(new CustomEvent('login-dialog')));

for (const [name, text] of [['login-dialog:closed', 'Not signed in.'], ['login-dialog:signed-in', 'Signed in.']]) {
  window.addEventListener(name, () => {
    news.textContent = text;
  });
}
