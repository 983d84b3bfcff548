import { useState } from 'react';
import { Button } from '../Button/Button';
import { NoticeRegion } from './NoticeRegion';
import type { Notice } from './NoticeRegion';
import { documentationStory } from '../../docs/storiesOf';
import { docs } from './NoticeRegion.docs';

export default { title: 'Components / Notice region' };

export const Documentation = documentationStory(docs);

const all: readonly Notice[] = [
  { id: '1', tone: 'info', text: 'SMS verification code has not been sent' },
  { id: '2', tone: 'success', text: 'Code sent. It is valid for 5 minutes.' },
  { id: '3', tone: 'warning', text: 'Too many requests. Try again in a minute.' },
  {
    id: '4',
    tone: 'danger',
    text: 'Anmeldung fehlgeschlagen. Bitte überprüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  },
];

export const EveryTone = () => {
  const [notices, setNotices] = useState(all);
  return (
    <>
      <Button onClick={() => setNotices(all)}>Show again</Button>
      <NoticeRegion
        label="Notices"
        dismissLabel="Dismiss"
        notices={notices}
        onDismiss={(id) => setNotices((present) => present.filter((notice) => notice.id !== id))}
      />
    </>
  );
};
