import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { token } from '../tokens/token';

export interface IconProps {
  size?: 'small' | 'medium' | 'large' | undefined;
}

const Svg = styled.svg<{ $size: 'small' | 'medium' | 'large'; $pointing: boolean }>`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;
  inline-size: ${({ $size }) => token(`size.icon.${$size}`)};
  block-size: ${({ $size }) => token(`size.icon.${$size}`)};
  ${({ $pointing }) =>
    $pointing
    && css`
      &:dir(rtl) {
        transform: scaleX(-1);
      }
    `}
`;

/**
 * Frame of every icon: a 20-unit drawing in the current text color, hidden from assistive
 * technology, because the text beside it is announced. `pointing` icons mirror themselves in
 * right-to-left pages.
 */
export function Icon({
  size = 'medium',
  pointing = false,
  children,
}: IconProps & { pointing?: boolean | undefined; children: ReactNode }) {
  return (
    <Svg $size={size} $pointing={pointing} viewBox="0 0 20 20" aria-hidden="true">
      {children}
    </Svg>
  );
}

/** The tinted part of the icons of the product's own terms. */
export function Tint({ d }: { d: string }) {
  return <path d={d} fill="currentColor" fillOpacity="0.2" stroke="none" />;
}
