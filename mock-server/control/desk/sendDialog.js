import { act } from './calls.js';
import { byId, choices } from './dom.js';
import { sendRequest } from './resend.js';
import { readLines } from './ruleForm.js';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Opens a request in a form that sends it. */
export function editAndSend({ method, path, headers, body }) {
  byId('send-method').value = method;
  byId('send-path').value = path;
  byId('send-headers').value = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
  byId('send-body').value = body ?? '';
  byId('send-dialog').showModal();
}

/** The dialog that edits and sends a call again. */
export function startSendDialog() {
  const dialog = byId('send-dialog');
  choices(
    byId('send-method'),
    METHODS.map((method) => [method]),
  );
  byId('send-cancel').addEventListener('click', () => dialog.close());
  byId('send-form').addEventListener('submit', (event) => {
    event.preventDefault();
    dialog.close();
    void act(
      () =>
        sendRequest({
          method: byId('send-method').value,
          path: byId('send-path').value,
          headers: readLines(byId('send-headers').value),
          body: byId('send-body').value || undefined,
        }),
      (status) => `Answered ${status}`,
    );
  });
}
