import { act, call } from './calls.js';
import { byId, element } from './dom.js';
import { onEvent, onLoad } from './live.js';
import { loadOperations } from './outcomes.js';

const boxes = () => [...byId('upstream-operations').querySelectorAll('input')];
const chosen = () => boxes().flatMap(({ checked, value }) => (checked ? [value] : []));

function showCount() {
  const { length } = chosen();
  byId('upstream-which').textContent =
    length === 0 ? 'All operations' : `${length} operation${length === 1 ? '' : 's'}`;
}

/** Shows the upstream in the form. Without one, the form keeps what it has, to start it again. */
function show({ url, operations, unknownPaths, timeoutMs }) {
  byId('upstream-stop').hidden = url === null;
  byId('upstream-save').textContent = url === null ? 'Pass calls on' : 'Change';
  if (url === null || byId('upstream-form').contains(document.activeElement)) return;
  byId('upstream-url').value = url;
  byId('upstream-timeout').value = String(timeoutMs);
  byId('upstream-unknown').checked = unknownPaths;
  for (const box of boxes()) box.checked = operations?.includes(box.value) ?? false;
  showCount();
}

async function load() {
  const [operations, upstream] = await Promise.all([loadOperations(), call('upstream')]);
  if (boxes().length === 0)
    byId('upstream-operations').append(
      ...operations.map(({ operation }) =>
        element(
          'label',
          {},
          element('input', { type: 'checkbox', value: operation }),
          ` ${operation}`,
        ),
      ),
    );
  show(upstream);
}

function save() {
  const [operations, timeout] = [chosen(), byId('upstream-timeout').value];
  return call('upstream', 'PUT', {
    url: byId('upstream-url').value,
    unknownPaths: byId('upstream-unknown').checked,
    ...(operations.length > 0 && { operations }),
    ...(timeout !== '' && { timeoutMs: Number(timeout) }),
  });
}

/** Chooses the real service that answers, and its operations. */
export function startUpstream() {
  onLoad(load);
  onEvent('upstream', show);
  byId('upstream-operations').addEventListener('change', showCount);
  byId('upstream-form').addEventListener('submit', (event) => {
    event.preventDefault();
    void act(save, ({ url }) => `${url} answers now`);
  });
  byId('upstream-stop').addEventListener(
    'click',
    () => void act(() => call('upstream', 'DELETE'), 'The mock answers again'),
  );
}
