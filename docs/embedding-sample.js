// The page's own script: its button opens the dialog, and its line of news says how that ended.
const news = document.getElementById('news');

document
  .getElementById('log-in')
  .addEventListener('click', () => window.dispatchEvent(new CustomEvent('login-dialog')));

// A dialog that closes because the user signed in reports that first.
let signedIn = false;
window.addEventListener('login-dialog:signed-in', () => {
  signedIn = true;
  news.textContent = 'Signed in.';
});
window.addEventListener('login-dialog:closed', () => {
  if (!signedIn) news.textContent = 'Not signed in.';
});
