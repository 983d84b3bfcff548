import { act, actionButton, call, copy, rootAddress } from './calls.js';
import { byId, element, fill } from './dom.js';
import { onEvent, onLoad } from './live.js';
import { linkWithScene } from './links.js';

function sceneItem({ name, about }) {
  const button = (text, work, done) =>
    actionButton(text, work, done, { 'aria-label': `${text} ${name}` });
  return element(
    'li',
    {},
    element(
      'div',
      { className: 'row' },
      element('strong', {}, name),
      button(
        'Load',
        () => call(`scenes/${encodeURIComponent(name)}/load`, 'POST', {}),
        `Loaded “${name}”`,
      ),
      button('Copy link', () => copy(new URL(linkWithScene(name), rootAddress).href), null),
    ),
    element('p', { className: 'hint' }, about),
  );
}

const showScenes = (scenes) => fill('scenes', scenes.map(sceneItem));

async function saveScene() {
  const [name, about] = [byId('scene-name').value, byId('scene-about').value];
  await call('scenes', 'POST', about === '' ? { name } : { name, about });
  byId('save-scene').reset();
  return `Saved as mock-server/scenes/${name}.json`;
}

/** Downloads the current state as a file that fits into the folder. */
async function downloadScene() {
  const scene = { $schema: './scene.schema.json', ...(await call('scene')) };
  const text = `${JSON.stringify(scene, null, 2)}\n`;
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  element('a', { href, download: 'scene.json' }).click();
  URL.revokeObjectURL(href);
}

async function loadFile([file]) {
  const text = await file.text();
  let scene;
  try {
    scene = JSON.parse(text);
  } catch {
    throw new Error(`${file.name} is not JSON: nothing was loaded`);
  }
  await call('scene', 'PUT', scene);
  return `Loaded ${file.name}`;
}

/** Saves, downloads, loads and links scenes. */
export function startScenes() {
  onLoad(async () => showScenes(await call('scenes')));
  onEvent('scenes', showScenes);
  byId('save-scene').addEventListener('submit', (event) => {
    event.preventDefault();
    void act(saveScene, (text) => text);
  });
  byId('download-scene').addEventListener(
    'click',
    () => void act(downloadScene, 'Downloaded scene.json'),
  );
  byId('scene-file').addEventListener('change', ({ target }) => {
    void act(
      () => loadFile(target.files),
      (text) => text,
    ).then(() => (target.value = ''));
  });
}
