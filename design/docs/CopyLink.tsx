import { useState } from 'react';
import { Button } from '../components/Button/Button';
import { LiveRegion } from '../components/LiveRegion/LiveRegion';
import { CheckIcon } from '../icons/icons';
import { copyText } from './copyText';

/** How long the button shows the result, ms. */
const SAID_FOR = 2000;

const WORDS = {
  ready: { label: 'Copy link', heard: null },
  copied: { label: 'Copied', heard: 'Link copied' },
  refused: {
    label: 'Copy it from the address bar',
    heard: 'Not copied: copy it from the address bar',
  },
} as const;

/** Copies the address of the current view, including language, theme, brand and width. */
export function CopyLink() {
  const [state, setState] = useState<keyof typeof WORDS>('ready');
  const copy = async () => {
    setState((await copyText(window.location.href)) ? 'copied' : 'refused');
    setTimeout(() => setState('ready'), SAID_FOR);
  };
  const { label, heard } = WORDS[state];
  return (
    <>
      <Button
        size="small"
        icon={state === 'copied' ? <CheckIcon size="small" /> : undefined}
        onClick={() => void copy()}
      >
        {label}
      </Button>
      <LiveRegion visuallyHidden>{heard}</LiveRegion>
    </>
  );
}
