import type { AnchorHTMLAttributes, Ref } from 'react';
import { linkAddress } from '../../foundations/pageRoots';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Anchor, ButtonAnchor } from './styled';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** `button` for the one way on from a page that offers nothing else. */
  look?: 'text' | 'button' | undefined;
  /** Opens a new tab that can neither reach back nor learn the address it came from. */
  newTab?: boolean | undefined;
  /** Heard after the link's text, such as "(opens a new tab)"; becomes part of the name. */
  newTabLabel?: string | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Goes somewhere; to do something here use `Button`. Takes every anchor attribute. Keyboard: Enter. */
export function Link({
  href,
  look = 'text',
  newTab = false,
  newTabLabel,
  children,
  ...rest
}: LinkProps) {
  const Look = look === 'button' ? ButtonAnchor : Anchor;
  return (
    <Look
      href={linkAddress(href)}
      {...rest}
      {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
      {newTabLabel === undefined ? null : <VisuallyHidden> {newTabLabel}</VisuallyHidden>}
    </Look>
  );
}
