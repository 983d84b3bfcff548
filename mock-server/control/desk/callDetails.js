import { act, actionButton, call } from './calls.js';
import { bodyText, headersText, isEmpty } from './callText.js';
import { element } from './dom.js';
import { requestOf } from './resend.js';
import { editAndSend } from './sendDialog.js';
import { outcomesOf } from './outcomes.js';
import { aboutMock } from './about.js';

function part(title, value, text = bodyText) {
  return isEmpty(value)
    ? ''
    : element(
        'div',
        {},
        element('h3', {}, title),
        element('pre', { tabIndex: 0, role: 'group', 'aria-label': title }, text(value)),
      );
}

/** Chooses an outcome for all next calls of the operation. */
function outcomeForm({ id, operation, scenario }) {
  const names = outcomesOf(operation);
  if (names.length === 0) return '';
  const select = element(
    'select',
    { id: `outcome-of-${id}` },
    ...names.map(({ name }) => new Option(name, name)),
  );
  if (scenario !== null) select.value = scenario;
  const use = () => call('scenarios', 'POST', { operation, scenario: select.value });
  const form = element(
    'form',
    { className: 'row' },
    element('label', { htmlFor: select.id }, `Outcome of ${operation}`),
    select,
    element('button', {}, 'Use this outcome now'),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void act(use, () => `${operation} now answers “${select.value}”`);
  });
  return form;
}

/** Everything that the log has of a call. */
export function callDetails(entry) {
  const { method, path, query, headers, body, operation, answer, ms } = entry;
  return element(
    'div',
    { className: 'details' },
    element(
      'div',
      { className: 'row' },
      element('code', { className: 'path' }, `${method} ${path}`),
      operation === null
        ? ''
        : element('a', { href: `docs#${operation}` }, `${operation} in the contract`),
      actionButton(
        'Edit and send again',
        () => editAndSend(requestOf(entry, aboutMock().namespace)),
        '',
      ),
    ),
    operation === null ? '' : outcomeForm(entry),
    element(
      'div',
      { className: 'sides' },
      element(
        'div',
        { role: 'group', 'aria-label': 'Request' },
        part('Query', query),
        part('Body', body),
        part('Headers', headers, headersText),
      ),
      element(
        'div',
        { role: 'group', 'aria-label': 'Answer' },
        answer
          ? part('Answer', answer.body)
          : element(
              'p',
              { className: 'hint' },
              ms === null ? 'The call is running.' : 'No answer.',
            ),
        answer ? part('Answer headers', answer.headers, headersText) : '',
      ),
    ),
  );
}
