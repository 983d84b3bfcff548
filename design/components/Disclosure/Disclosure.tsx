import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/icons';
import { DisclosurePanel, DisclosureTrigger } from './styled';

export interface DisclosureProps {
  /** One line that is complete without the details; the button's name. */
  summary: ReactNode;
  /** The details. They are rendered only while they are shown. */
  children: ReactNode;
}

/**
 * A line that opens to show details. Initially closed. Keyboard: Enter and Space. Opening causes no
 * announcement.
 */
export function Disclosure({ summary, children }: DisclosureProps) {
  const panelId = useId();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <DisclosureTrigger
        type="button"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        <span>{summary}</span>
        <ChevronDownIcon size="small" />
      </DisclosureTrigger>
      {open ? <DisclosurePanel id={panelId}>{children}</DisclosurePanel> : null}
    </div>
  );
}
