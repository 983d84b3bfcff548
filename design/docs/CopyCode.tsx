import { styled } from 'styled-components';
import { colourTransition } from '../foundations/mixins';
import { Icon } from '../icons/Icon';
import { CheckIcon, DangerIcon } from '../icons/icons';
import { token } from '../tokens/token';
import { useCopy } from './useCopy';

const Quiet = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2')};
  max-inline-size: 100%;
  min-block-size: ${token('size.target')};
  padding: 0;
  border: 0;
  border-radius: ${token('radius.small')};
  background: transparent;
  text-align: start;
  cursor: pointer;
  touch-action: manipulation;
  ${colourTransition}
  > svg {
    color: ${token('color.text.muted')};
  }
  &:hover {
    background: ${token('color.surface.hover')};
    box-shadow: 0 0 0 ${token('space.1')} ${token('color.surface.hover')};
  }
  &:hover > svg {
    color: ${token('color.text.primary')};
  }
`;

function CopyIcon() {
  return (
    <Icon size="small">
      <rect x="7" y="7" width="10" height="10" rx="2" />
      <path d="M13 4.5A1.5 1.5 0 0 0 11.5 3h-7A1.5 1.5 0 0 0 3 4.5v7A1.5 1.5 0 0 0 4.5 13" />
    </Icon>
  );
}

const ICONS = {
  ready: <CopyIcon />,
  copied: <CheckIcon size="small" />,
  refused: <DangerIcon size="small" />,
};

interface CopyCodeProps {
  code: string;
  /** Gets the words to announce. */
  onResult: (words: string) => void;
}

/** Code that a press copies; the icon shows whether it worked. */
export function CopyCode({ code, onResult }: CopyCodeProps) {
  const { state, copy } = useCopy();
  const press = async () =>
    onResult((await copy(code)) === 'copied' ? `${code} copied` : `${code} could not be copied`);
  return (
    <Quiet type="button" aria-label={`Copy ${code}`} onClick={() => void press()}>
      <code>{code}</code>
      {ICONS[state]}
    </Quiet>
  );
}
