import { useState } from 'react';
import { Button } from '../components/Button/Button';
import { LiveRegion } from '../components/LiveRegion/LiveRegion';
import { CheckIcon } from '../icons/icons';

/** How long the button says that it did, ms. */
const SAID_FOR = 2000;

/** Copies the address of exactly what is looked at, its language, theme, brand and width included. */
export function CopyLink() {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(window.location.href);
    setCopied(true);
    setTimeout(() => setCopied(false), SAID_FOR);
  };
  return (
    <>
      <Button size="small" icon={copied ? <CheckIcon size="small" /> : undefined} onClick={() => void copy()}>
        {copied ? 'Copied' : 'Copy link'}
      </Button>
      <LiveRegion visuallyHidden>{copied ? 'Link copied' : null}</LiveRegion>
    </>
  );
}
