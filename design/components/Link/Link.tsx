import type { AnchorHTMLAttributes, Ref } from 'react';
import { linkAddress } from '../../foundations/pageRoots';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Anchor } from './styled';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Opens a new tab that can neither reach back nor learn the address it came from. */
  newTab?: boolean | undefined;
  /** Heard after the link's text, such as "(opens a new tab)"; becomes part of the name. */
  newTabLabel?: string | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Goes somewhere; to do something here use `Button`. Takes every anchor attribute. Keyboard: Enter. */
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
