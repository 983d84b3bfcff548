import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { isBrowsersKey } from '../../foundations/isBrowsersKey';
import { isRightToLeft } from '../../foundations/isRightToLeft';
import { TabButton, TabFrame, TabPanel, TabRow } from './styled';

export interface TabsProps<Id extends string> {
  label: string;
  /** The tabs in their order, with their texts. */
  tabs: readonly { id: Id; label: string }[];
  /** The id of the current tab. */
  value: Id;
  onChange: (id: Id) => void;
  /** The panel of the current tab. */
  children: ReactNode;
}

function placeAfter(
  key: string,
  place: number,
  count: number,
  isMirrored: boolean,
): number | undefined {
  const onward = isMirrored ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return (place + (key === onward ? 1 : count - 1)) % count;
  return undefined;
}

/**
 * Shows one of several panels at a time, by the WAI-ARIA tabs pattern. A row that does not fit
 * scrolls, with the current tab in view. Keyboard: the row is one tab stop; arrows, Home and End go to
 * a tab and show its panel.
 */
export function Tabs<Id extends string>({ label, tabs, value, onChange, children }: TabsProps<Id>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-selected="true"]');
    if (!row.current || !tab) return;
    const [outer, inner] = [row.current, tab].map((each) => each.getBoundingClientRect());
    // Not `scrollIntoView`, which scrolls what is around the row too.
    if (outer && inner)
      row.current.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
  }, [value]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isBrowsersKey(event)) return;
    const next = placeAfter(
      event.key,
      tabs.findIndex((tab) => tab.id === value),
      tabs.length,
      isRightToLeft(event.currentTarget),
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || tab === undefined) return;
    event.preventDefault();
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    onChange(tab.id);
  };
  return (
    <TabFrame>
      <TabRow ref={row} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <TabButton
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </TabButton>
        ))}
      </TabRow>
      <TabPanel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </TabPanel>
    </TabFrame>
  );
}
