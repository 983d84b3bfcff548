import { styled } from 'styled-components';
import { fillingColumn } from '../../foundations/fillingColumn';
import { phone } from '../../foundations/media';
import { token } from '../../tokens/token';
import { Modal } from './Modal';
import type { ModalProps } from './Modal';

const Window = styled(Modal)<{ $height: number; $rows: string }>`
  > div > :first-child {
    --step: clamp(${token('space.1')} / 2, 0.4dvb, ${token('space.1')});
    flex: 1;
  }
  @media ${phone} {
    > div > :first-child {
      --step: calc(${token('space.1')} / 2);
    }
  }
  @media not all and ${phone} {
    && {
      --edge: ${token('space.4')};
    }
    > div {
      flex: 0 1 ${({ $height }) => $height}px;
    }
    > div > :first-child {
      grid-template-rows: auto ${({ $rows }) => $rows};
    }
  }
`;

const Content = styled.div`
  ${fillingColumn}
  min-block-size: 100%;
  @media not all and ${phone} {
    block-size: 100%;
  }
`;

/** The greatest width and height in px. */
const SIZES = { medium: [760, 592], large: [1280, 752] } as const;

export interface WindowModalProps extends Omit<ModalProps, 'width' | 'className'> {
  /** `large` for two columns. */
  size: keyof typeof SIZES;
  /** Whether the card scrolls when its content does not fit; otherwise a part of the content does. */
  scrolls?: boolean | undefined;
}

/**
 * A Modal as high as the window allows, whatever it contains: nothing in it moves when its content
 * changes. The content fills it. On phones the whole sheet scrolls.
 */
export function WindowModal({ size, scrolls = false, children, ...rest }: WindowModalProps) {
  const [width, height] = SIZES[size];
  const rows = scrolls ? '1fr' : `minmax(${token('measure.20')}, 1fr)`;
  return (
    <Window {...rest} width={width} $height={height} $rows={rows}>
      <Content>{children}</Content>
    </Window>
  );
}
