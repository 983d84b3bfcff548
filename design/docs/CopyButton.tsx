import { styled } from 'styled-components';
import { Button } from '../components/Button/Button';
import { LiveRegion } from '../components/LiveRegion/LiveRegion';
import { useCopy } from './useCopy';

/** All words in one cell, so that the button always has the size of its widest words. */
const Words = styled.span`
  display: inline-grid;
  > * {
    grid-area: 1 / 1;
  }
  > [aria-hidden] {
    visibility: hidden;
  }
`;

interface CopyButtonProps {
  /** For example "Copy code". */
  label: string;
  text: string;
}

/** Copies a text, and says whether it worked. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const { state, copy } = useCopy();
  const words = { ready: label, copied: 'Copied', refused: 'Not copied' };
  return (
    <>
      <Button size="small" onClick={() => void copy(text)}>
        <Words>
          {Object.entries(words).map(([name, shown]) => (
            <span key={name} aria-hidden={name === state ? undefined : true}>
              {shown}
            </span>
          ))}
        </Words>
      </Button>
      <LiveRegion visuallyHidden>{state === 'ready' ? null : words[state]}</LiveRegion>
    </>
  );
}
