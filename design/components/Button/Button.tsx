import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Spinner } from '../Spinner/Spinner';
import { ButtonFrame, Content, SpinnerSeat } from './styled';
import type { ButtonSize, ButtonVariant } from './styled';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
  /** Busy: keeps width, focus and name, shows a spinner and ignores clicks, Enter and form submission. */
  loading?: boolean | undefined;
  /** Looks disabled and says so, yet clicks reach `onClick`, so that the form can explain what is missing. */
  dimmed?: boolean | undefined;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * Does something here; to go somewhere use `Link`. Takes every native button attribute; `type` is `button`
 * unless said otherwise. Keyboard: Enter and Space. `loading` and `dimmed` set `aria-disabled` rather than
 * `disabled`, which would throw keyboard users off the button.
 */
export function Button({
  variant = 'secondary',
  size = 'medium',
  block = false,
  loading = false,
  dimmed = false,
  icon,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <ButtonFrame
      {...rest}
      {...(loading || dimmed ? { 'aria-disabled': true } : {})}
      type={type}
      $variant={variant}
      $size={size}
      $block={block}
      data-dimmed={dimmed ? '' : undefined}
      aria-busy={loading || undefined}
      onClick={handleClick}
    >
      {/* A label that is its element's only text is written anew also where a translator has put words of its own. */}
      <Content>
        {icon ? (
          <>
            {icon}
            {children}
          </>
        ) : (
          children
        )}
      </Content>
      {loading ? (
        <SpinnerSeat>
          <Spinner />
        </SpinnerSeat>
      ) : null}
    </ButtonFrame>
  );
}
