import { useState } from 'react';
import { Button, NoticeRegion } from '#design';
import type { Notice } from '#design';

export function Example() {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const show = () => setNotices([{ id: 'out', tone: 'success', text: 'You’re logged out' }]);
  return (
    <>
      <Button onClick={show}>Log out</Button>
      <NoticeRegion
        label="Notices"
        dismissLabel="Dismiss"
        notices={notices}
        onDismiss={() => setNotices([])}
      />
    </>
  );
}
