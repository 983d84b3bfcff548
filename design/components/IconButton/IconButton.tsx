import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { RoundButton } from './styled';
import type { IconButtonSize } from './styled';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The accessible name: what pressing does. */
  label: string;
  icon: ReactNode;
  size?: IconButtonSize | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A round button that shows an icon only. Never under 32 px. Keyboard: Enter and Space. */
export function IconButton({
  label,
  icon,
  size = 'medium',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <RoundButton {...rest} type={type} $size={size} aria-label={label}>
      {icon}
    </RoundButton>
  );
}
