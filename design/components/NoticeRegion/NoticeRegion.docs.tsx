import { useState } from 'react';
import type { Phrases } from '../../../translations/phrases';
import type { Tone } from '../../foundations/tone';
import type { ComponentDocumentation, Draw } from '../../docs/documentation';
import { NoticeRegion } from './NoticeRegion';
import { Toast } from './Toast';

const WORDS = {
  info: 'join.logInToSend',
  success: 'session.signedOut',
  warning: 'session.ended',
  danger: 'crash.unexpected',
} as const;
const TONES = Object.keys(WORDS) as (keyof typeof WORDS)[];

function EveryTone({ t }: { t: Phrases }) {
  const [notices, setNotices] = useState<readonly Tone[]>(TONES);
  return (
    <NoticeRegion
      label={t['common.notices']}
      dismissLabel={t['common.dismissNotice']}
      notices={notices.map((tone) => ({ id: tone, tone, text: t[WORDS[tone]] }))}
      onDismiss={(id) => setNotices((present) => present.filter((tone) => tone !== id))}
    />
  );
}

export const toast =
  (tone: Tone, text: keyof Phrases): Draw =>
  (t) => (
    <Toast tone={tone} dismissLabel={t['common.dismissNotice']}>
      {t[text]}
    </Toast>
  );

export const docs: ComponentDocumentation = {
  name: 'NoticeRegion',
  lead: 'Short notices over the page, announced as they appear.',
  story: 'pages--home--session-ended',
  use: [
    'For results that belong to no place on the page: logged out, session ended.',
    'Once on a page, above everything, mounted from the start.',
  ],
  avoid: [
    'For what must be read before continuing: Modal.',
    'With a time limit for problems: the reader may need longer. Remove only success and information automatically.',
  ],
  guidance: {
    good: {
      show: toast('success', 'session.signedOut'),
      why: 'A result that needs no answer.',
    },
    bad: {
      show: toast('danger', 'join.realName.empty'),
      why: 'What belongs to a field: show it there, where it stays.',
    },
  },
  overlays: [{ name: 'Every tone', show: (t) => <EveryTone t={t} />, height: 420 }],
  keyboard: [
    ['Tab', 'Moves to the dismiss buttons, after the rest of the page or of the top dialog.'],
    ['Enter, Space', 'Dismiss; the focus moves to another notice, or back to where it came from.'],
  ],
  accessibleName:
    'The region has label, each close button dismissLabel. Each notice is announced once.',
  content: [
    'In wide windows they are below the header, and over it while a dialog is open; otherwise at the bottom.',
  ],
};
