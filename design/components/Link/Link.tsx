import type { AnchorHTMLAttributes, Ref } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Anchor, ButtonAnchor } from './styled';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** `button` for the main link of a page that has no other action. */
  look?: 'text' | 'button' | undefined;
  /**
   * Opens a new tab, whose page cannot access this one or learn its address. Say so with
   * `newTabLabel`, unless the text beside the link says it.
   */
  newTab?: boolean | undefined;
  /** Of a new tab: announced after the link's text, part of the name, as "(opens a new tab)". */
  newTabLabel?: string | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/**
 * Navigates; for an action on the page use `Button`. Accepts all anchor attributes. Keyboard:
 * Enter.
 */
export function Link({ look = 'text', newTab = false, newTabLabel, children, ...rest }: LinkProps) {
  const Look = look === 'button' ? ButtonAnchor : Anchor;
  return (
    <Look {...rest} {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {newTab && newTabLabel ? (
        <>
          <span>{children}</span>
          <VisuallyHidden>{` ${newTabLabel}`}</VisuallyHidden>
        </>
      ) : (
        children
      )}
    </Look>
  );
}
