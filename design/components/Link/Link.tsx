import type { AnchorHTMLAttributes, Ref } from 'react';
import { Anchor, ButtonAnchor } from './styled';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** `button` for the main link of a page that has no other action. */
  look?: 'text' | 'button' | undefined;
  /**
   * Opens a new tab, whose page cannot access this one or learn its address. If this may
   * surprise users, say so in the text beside the link.
   */
  newTab?: boolean | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/**
 * Navigates; for an action on the page use `Button`. Accepts all anchor attributes. Keyboard:
 * Enter.
 */
export function Link({ look = 'text', newTab = false, ...rest }: LinkProps) {
  const Look = look === 'button' ? ButtonAnchor : Anchor;
  return <Look {...rest} {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})} />;
}
