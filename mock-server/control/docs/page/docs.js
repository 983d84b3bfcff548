const { document: address } = document.body.dataset;
const dark = matchMedia('(prefers-color-scheme: dark)');
const showScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
/** Requests from `/__mock/ns/{name}/__mock/docs` stay in that namespace. */
const namespace = /\/__mock\/ns\/([^/]+)\//.exec(location.pathname)?.[1];

showScheme();
dark.addEventListener('change', showScheme);

const spec = await (await fetch(address)).json();
document.title = spec.info.title;
// The only server is this one; without it, the viewer shows no list to choose from.
delete spec.servers;

/** Opens the operation of a short address, such as `#getProfile`. */
function expandShortAddress() {
  const id = location.hash.slice(1);
  const operations = Object.values(spec.paths).flatMap((item) => Object.values(item));
  const tag = operations.find(({ operationId }) => operationId === id)?.tags[0];
  if (tag === undefined) return false;
  history.replaceState(null, '', `#/${tag}/${id}`);
  return true;
}

expandShortAddress();
addEventListener('hashchange', () => {
  if (expandShortAddress()) location.reload();
});

globalThis.SwaggerUIBundle({
  spec,
  domNode: document.getElementById('viewer'),
  deepLinking: true,
  filter: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  tryItOutEnabled: true,
  validatorUrl: null,
  requestInterceptor(request) {
    if (namespace !== undefined) request.headers['x-mock-ns'] = decodeURIComponent(namespace);
    return request;
  },
});
