import { act, actionButton, call } from './calls.js';
import { byId, choices, element, fill } from './dom.js';
import { onEvent, onLoad } from './live.js';

let operations = [];

const scenariosOf = (operation) =>
  operations.find((known) => known.operation === operation)?.scenarios ?? [];

function showAbout() {
  const found = scenariosOf(byId('scenario-operation').value).find(
    ({ name }) => name === byId('scenario-name').value,
  );
  const gives =
    found
    && (found.status === null
      ? 'no answer'
      : `${found.status === 'usual' ? 'usual status' : `status ${found.status}`}${found.code === null ? '' : `, code ${found.code}`}`);
  byId('scenario-about').textContent = found ? `${found.about} (${gives})` : '';
}

function showNames() {
  choices(
    byId('scenario-name'),
    scenariosOf(byId('scenario-operation').value).map(({ name }) => [name]),
  );
  showAbout();
}

function showActive(active) {
  fill(
    'scenarios',
    Object.entries(active).map(([operation, name]) =>
      element(
        'li',
        { className: 'row' },
        element('strong', {}, operation),
        element('span', {}, name),
        actionButton(
          'Normal',
          () => call('scenarios', 'POST', { operation, scenario: null }),
          `${operation} is back to normal`,
          { 'aria-label': `${operation}: back to normal` },
        ),
      ),
    ),
  );
}

/** Lists and sets scenarios for the whole namespace. */
export function startScenarios() {
  onLoad(async () => {
    const found = await call('scenarios');
    operations = found.operations;
    choices(
      byId('scenario-operation'),
      operations.map(({ operation }) => [operation]),
    );
    choices(byId('fault-operation'), [
      ['*', 'all'],
      ...operations.map(({ operation }) => [operation]),
    ]);
    showNames();
    showActive(found.active);
  });
  onEvent('rules', async () => showActive((await call('scenarios')).active));
  byId('scenario-operation').addEventListener('change', showNames);
  byId('scenario-name').addEventListener('change', showAbout);
  byId('clear-scenarios').addEventListener(
    'click',
    () => void act(() => call('scenarios', 'DELETE'), 'Everything answers as usual'),
  );
  byId('set-scenario').addEventListener('submit', (event) => {
    event.preventDefault();
    const [operation, scenario] = [byId('scenario-operation').value, byId('scenario-name').value];
    void act(
      () => call('scenarios', 'POST', { operation, scenario }),
      `${operation} now answers “${scenario}”`,
    );
  });
}
