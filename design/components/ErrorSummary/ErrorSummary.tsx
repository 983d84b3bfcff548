import { useEffect, useId, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { ToneIcon } from '../../foundations/ToneIcon';
import { Box, Items, ItemLink, Title, Words } from './styled';

export interface ErrorSummaryProps {
  title: string;
  /** What is wrong, in the order of the fields; each leads to the control with its id. */
  items?: readonly { fieldId: string; text: string }[] | undefined;
  /** More words, where no field is to blame. */
  children?: ReactNode;
  /** Another value for each refused try: the summary takes the focus again. */
  attempt: unknown;
}

function goToField(event: MouseEvent<HTMLAnchorElement>, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (field === null) return;
  // Not by the address: the summary must not stand in the browser's history.
  event.preventDefault();
  field.focus();
  field.scrollIntoView?.({ block: 'center' });
}

/**
 * What keeps a form from being sent, above it. Takes the focus when it appears, so that it is read and the way
 * from it leads into the form; each of its links moves the focus to a field.
 */
export function ErrorSummary({ title, items = [], children, attempt }: ErrorSummaryProps) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [attempt]);
  return (
    <Box ref={box} role="group" tabIndex={-1} aria-labelledby={titleId}>
      <Title id={titleId}>
        <ToneIcon tone="danger" />
        {title}
      </Title>
      {children === undefined ? null : <Words>{children}</Words>}
      {items.length > 0 ? (
        <Items>
          {items.map(({ fieldId, text }) => (
            <li key={fieldId}>
              <ItemLink href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
                {text}
              </ItemLink>
            </li>
          ))}
        </Items>
      ) : null}
    </Box>
  );
}
