import { aboutMock } from './about.js';
import { actionButton, copy } from './calls.js';
import { callDetails } from './callDetails.js';
import { durationText, sizeText } from './callText.js';
import { element, shortTime } from './dom.js';
import { canReplay, curlOf, requestOf, sendRequest } from './resend.js';

const cell = (className, text, more = {}) => element('span', { className, ...more }, text);

function toneOf({ status, ms }) {
  if (status === null) return ms === null ? 'running' : 'bad';
  return status < 400 ? 'good' : 'bad';
}

function cells(entry) {
  const { at, method, path, operation, status, code, size, trigger, academy } = entry;
  const { scenario, fault, violations } = entry;
  const cause = [scenario && `outcome: ${scenario}`, fault && `fault: ${fault}`, trigger]
    .filter(Boolean)
    .join(', ');
  return [
    cell(`status ${toneOf(entry)}`, status === null ? '—' : String(status), {
      title: code === null ? '' : `code ${code}`,
    }),
    cell('method', method),
    element(
      'span',
      { className: 'what' },
      element('strong', {}, operation ?? 'not in the contract'),
      cell('path', path),
    ),
    cell('cause', cause),
    cell('academy', academy),
    cell('ms', durationText(entry)),
    cell('size', sizeText(size)),
    element('time', { className: 'hint', dateTime: at }, shortTime(at)),
    violations.length > 0 ? cell('badge', 'breaks the contract') : '',
  ].filter((each) => each !== '');
}

function tools(entry) {
  const { namespace } = aboutMock();
  const isWhole = canReplay(entry);
  return [
    actionButton('Copy as curl', () => copy(curlOf(entry, namespace), 'the curl command'), null),
    actionButton(
      'Replay',
      () => sendRequest(requestOf(entry, namespace)),
      (status) => `${entry.operation ?? entry.path} answered ${status}`,
      {
        'data-tool': 'replay',
        disabled: !isWhole,
        title: isWhole ? '' : 'The log does not keep files and large bodies',
      },
    ),
  ];
}

/**
 * A row of the log. It updates in place when its call ends.
 * @param opened the ids of open rows
 */
export function callRow(entry, opened) {
  const line = element('button', { type: 'button', className: 'line' });
  const row = element(
    'div',
    { className: 'call-row' },
    line,
    element('span', { className: 'call-tools' }, ...tools(entry)),
  );
  const faults = element('div', {});
  const li = element('li', { className: 'call', 'data-id': String(entry.id) }, row, faults);
  let shown;
  const showDetails = () => {
    li.querySelector('.details')?.remove();
    const isOpen = opened.has(entry.id);
    li.classList.toggle('open', isOpen);
    line.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) li.append(callDetails(shown));
  };
  const update = (next) => {
    const state = JSON.stringify([
      next.at,
      next.ms,
      next.status,
      next.fault,
      next.violations.length,
    ]);
    if (state === li.dataset.state) return;
    li.dataset.state = state;
    shown = next;
    line.replaceChildren(...cells(next));
    li.classList.toggle('broken', next.violations.length > 0);
    faults.replaceChildren(
      ...next.violations.map(({ where, message }) =>
        element('p', { className: 'violation' }, `${where}: ${message}`),
      ),
    );
    // The user may be choosing an outcome there.
    if (!li.querySelector('.details')?.contains(document.activeElement)) showDetails();
  };
  line.addEventListener('click', () => {
    if (!opened.delete(entry.id)) opened.add(entry.id);
    showDetails();
  });
  update(entry);
  return { li, update };
}
