import { useState } from 'react';
import type { ComponentDocumentation } from '../../docs/documentation';
import { Toast } from '../../docs/Toast';
import { NoticeRegion } from './NoticeRegion';
import type { Notice } from './NoticeRegion';

const ALL: readonly Notice[] = [
  { id: '1', tone: 'info', text: 'SMS verification code has not been sent' },
  { id: '2', tone: 'success', text: 'Code sent. It is valid for 5 minutes.' },
  { id: '3', tone: 'warning', text: 'Too many requests. Try again in a minute.' },
  {
    id: '4',
    tone: 'danger',
    text: 'Anmeldung fehlgeschlagen. Bitte überprüfen Sie Ihre Internetverbindung.',
  },
];

function EveryTone() {
  const [notices, setNotices] = useState(ALL);
  return (
    <NoticeRegion
      label="Notices of every tone"
      dismissLabel="Dismiss"
      notices={notices}
      onDismiss={(id) => setNotices((present) => present.filter((notice) => notice.id !== id))}
    />
  );
}

export const docs: ComponentDocumentation = {
  name: 'NoticeRegion',
  lead: 'Short notices over the page, announced as they appear.',
  use: [
    'For results that belong to no place on the page: code sent, login failed.',
    'Once on a page, above everything, mounted from the start.',
  ],
  avoid: [
    'For what must be read before continuing: Modal.',
    'For an error of a field: the field shows it.',
    'With a time limit for danger or warning: the reader may need longer. Remove only success automatically.',
  ],
  guidance: {
    good: {
      show: <Toast tone="success">Code sent. It is valid for 5 minutes.</Toast>,
      why: 'A result that needs no answer.',
    },
    bad: {
      show: <Toast tone="danger">Enter your real name.</Toast>,
      why: 'What belongs to a field: show it there, where it stays.',
    },
  },
  states: [
    {
      name: 'Every tone',
      about:
        'Danger and warning interrupt; info and success wait. In wide windows they are below the header, and over it while a dialog is open; otherwise at the bottom.',
      show: <EveryTone />,
      overlay: 420,
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the dismiss buttons, after the rest of the page or of the top dialog.'],
    ['Enter, Space', 'Dismiss; the focus moves to another notice, or back to where it came from.'],
  ],
  accessibleName:
    'The region has label, each close button dismissLabel. Each notice is announced once.',
  content: [
    'One sentence, two at most; what to do comes last.',
    'Up to 30 rem wide, then it wraps.',
  ],
};
