import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { ForcedState } from './documentation';
import { writeForcedStyles } from './forcedStyles';
import { Through } from './styled';

/**
 * How to cause each state: a value for the copied rules, an attribute of the component, or an
 * event.
 */
const force: Readonly<Record<ForcedState, (element: HTMLElement) => void>> = {
  hover: (element) => element.setAttribute('data-force', 'hover'),
  focus: (element) => element.setAttribute('data-force', 'focus focus-visible focus-within'),
  active: (element) => element.setAttribute('data-force', 'active hover'),
  over: (element) => element.setAttribute('data-over', ''),
  opened: (element) => element.click(),
};

interface ForcedProps {
  state: ForcedState;
  /** Selector inside the children. */
  on: string;
  children: ReactNode;
}

/** Keeps the look that a pointer, the focus or a press causes, with the component's own rules. */
export function Forced({ state, on, children }: ForcedProps) {
  const root = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    writeForcedStyles();
    const element = root.current?.querySelector<HTMLElement>(on);
    if (!element || isDone.current) return;
    isDone.current = true;
    force[state](element);
  }, [state, on]);
  return <Through ref={root}>{children}</Through>;
}
