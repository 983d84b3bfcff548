import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { plainName } from '../../foundations/plainName';
import { RoundButton } from './styled';
import type { IconButtonSize } from './styled';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The accessible name: what a press does. */
  label: string;
  /** Decorative: `label` is the name. */
  icon: ReactNode;
  /** The diameter: 32, 40 or 48 px, on touch screens at least 44. */
  size?: IconButtonSize | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A round button with only an icon. Never smaller than 32 px. Keyboard: Enter and Space. */
export function IconButton({
  label,
  icon,
  size = 'medium',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <RoundButton {...rest} type={type} $size={size} aria-label={plainName(label)}>
      {icon}
    </RoundButton>
  );
}
