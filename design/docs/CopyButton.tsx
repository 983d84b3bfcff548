import { useEffect, useState } from 'react';
import { Button } from '../components/Button/Button';
import { LiveRegion } from '../components/LiveRegion/LiveRegion';
import { CheckIcon } from '../icons/icons';
import { copyText } from './copyText';

/** How long the button shows the result, ms. */
const SHOWN_FOR = 2000;

interface CopyButtonProps {
  label: string;
  /** Shown instead of the label, which stays the name. */
  short?: string;
  /** Announced after success. */
  copied: string;
  /** Shown if the browser refuses. */
  refused: string;
  /** What to copy; read at the press. */
  text: () => string;
}

/** Copies a text, and says whether it worked. */
export function CopyButton({ label, short, copied, refused, text }: CopyButtonProps) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  useEffect(() => {
    if (state === 'ready') return undefined;
    const back = setTimeout(() => setState('ready'), SHOWN_FOR);
    return () => clearTimeout(back);
  }, [state]);
  const copy = async () => setState((await copyText(text())) ? 'copied' : 'refused');
  return (
    <>
      <Button
        size="small"
        aria-label={short === undefined ? undefined : label}
        icon={state === 'copied' ? <CheckIcon size="small" /> : undefined}
        onClick={() => void copy()}
      >
        {{ ready: short ?? label, copied: 'Copied', refused }[state]}
      </Button>
      <LiveRegion visuallyHidden>
        {{ ready: null, copied, refused: `Not copied: ${refused}` }[state]}
      </LiveRegion>
    </>
  );
}
