import { useState } from 'react';
import { Button, NoticeRegion } from '#design';
import type { Notice } from '#design';

export function Example() {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const show = () => setNotices([{ id: 'sent', tone: 'success', text: 'Code sent.' }]);
  return (
    <>
      <Button onClick={show}>Get code</Button>
      <NoticeRegion
        label="Notices"
        dismissLabel="Dismiss"
        notices={notices}
        onDismiss={() => setNotices([])}
      />
    </>
  );
}
