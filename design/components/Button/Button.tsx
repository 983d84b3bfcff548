import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { CheckIcon } from '../../icons/icons';
import { Spinner } from '../Spinner/Spinner';
import { ButtonFrame, ButtonContent, SpinnerSeat } from './styled';
import type { ButtonSize, ButtonVariant } from './styled';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The weight of the action: `primary` once at a time, `link` within text. */
  variant?: ButtonVariant | undefined;
  /** The height: 32, 40 or 48 px, on touch screens at least 44. A link is as high as its text. */
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
  /**
   * Busy: keeps width, focus and name, shows a spinner and ignores clicks, Enter and form
   * submission.
   */
  loading?: boolean | undefined;
  /** The action has succeeded: busy with a tick instead of the spinner until the page changes. */
  done?: boolean | undefined;
  /**
   * Looks disabled and is announced so, but clicks reach `onClick`, so that the form can explain
   * what is missing.
   */
  dimmed?: boolean | undefined;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * Performs an action on the page; to navigate, use `Link`. Accepts all native button attributes;
 * the default `type` is `button`. Keyboard: Enter and Space. `loading` and `dimmed` set
 * `aria-disabled` instead of `disabled`, which would remove the focus from the button.
 */
export function Button({
  variant = 'secondary',
  size = 'medium',
  block = false,
  loading = false,
  done = false,
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
      {/* React updates a label that is its element's only text even if a translator has replaced the text nodes. */}
      <ButtonContent>
        {icon ? (
          <>
            {icon}
            <span>{children}</span>
          </>
        ) : (
          children
        )}
      </ButtonContent>
      {loading ? <SpinnerSeat>{done ? <CheckIcon /> : <Spinner />}</SpinnerSeat> : null}
    </ButtonFrame>
  );
}
