import { styled } from 'styled-components';
import { Button } from '../components/Button/Button';
import { LiveRegion } from '../components/LiveRegion/LiveRegion';
import { CheckIcon } from '../icons/icons';
import { token } from '../tokens/token';
import { useCopy } from './useCopy';

/** All texts in one cell, so that the button always has the size of its widest text. */
const Texts = styled.span`
  display: inline-grid;
  > span {
    grid-area: 1 / 1;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${token('space.2')};
  }
  > [aria-hidden] {
    visibility: hidden;
  }
`;

const Seat = styled.span`
  position: relative;
  display: inline-flex;
`;

/** Covers what is below the button instead of moving it. */
const Hint = styled.span`
  position: absolute;
  z-index: ${token('layer.menu')};
  inset-block-start: calc(100% + ${token('space.1')});
  inset-inline-end: 0;
  [role='status']:not(:empty) {
    inline-size: max-content;
    max-inline-size: 16rem;
    padding: ${token('space.2')} ${token('space.3')};
    border: ${token('line.hairline')} solid ${token('color.border.default')};
    border-radius: ${token('radius.surface')};
    background: ${token('color.surface.raised')};
    box-shadow: ${token('shadow.raised')};
    color: ${token('color.text.primary')};
    font-size: ${token('type.size.small')};
  }
`;

interface CopyButtonProps {
  label: string;
  /** Announced after success. */
  copied: string;
  /** What to do if the browser refuses. */
  refused: string;
  /** What to copy; read at the press. */
  text: () => string;
}

/** Copies a text, and says whether it worked. */
export function CopyButton({ label, copied, refused, text }: CopyButtonProps) {
  const { state, copy } = useCopy();
  const texts = {
    ready: label,
    copied: (
      <>
        <CheckIcon size="small" />
        Copied
      </>
    ),
    refused: 'Not copied',
  };
  return (
    <Seat>
      <Button size="small" onClick={() => void copy(text())}>
        <Texts>
          {Object.entries(texts).map(([name, shown]) => (
            <span key={name} aria-hidden={name === state ? undefined : true}>
              {shown}
            </span>
          ))}
        </Texts>
      </Button>
      <Hint>
        <LiveRegion visuallyHidden={state !== 'refused'}>
          {{ ready: null, copied, refused: `Not copied. ${refused}.` }[state]}
        </LiveRegion>
      </Hint>
    </Seat>
  );
}
