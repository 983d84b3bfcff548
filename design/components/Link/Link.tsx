import type { AnchorHTMLAttributes, Ref } from 'react';
import { linkAddress } from '../../foundations/pageRoots';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Anchor } from './styled';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Opens a new tab, whose page cannot access this one or learn its address. */
  newTab?: boolean | undefined;
  /** Announced after the link's text, for example "(opens a new tab)"; part of the name. */
  newTabLabel?: string | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/**
 * Navigates; for an action on the page use `Button`. Accepts all anchor attributes. Keyboard:
 * Enter.
 */
export function Link({ href, newTab = false, newTabLabel, children, ...rest }: LinkProps) {
  return (
    <Anchor
      href={linkAddress(href)}
      {...rest}
      {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
      {newTabLabel === undefined ? null : <VisuallyHidden> {newTabLabel}</VisuallyHidden>}
    </Anchor>
  );
}
