import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/icons';
import { Panel, Trigger } from './styled';

export interface DisclosureProps {
  /** One line that says enough on its own; the button's name. */
  summary: ReactNode;
  /** What is shown and hidden; made only while it is shown. */
  children: ReactNode;
}

/** A line that opens to say more. Closed at first. Keyboard: Enter and Space. Silent: nothing is announced. */
export function Disclosure({ summary, children }: DisclosureProps) {
  const panelId = useId();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Trigger
        type="button"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        <span>{summary}</span>
        <ChevronDownIcon size="small" />
      </Trigger>
      {open ? <Panel id={panelId}>{children}</Panel> : null}
    </div>
  );
}
