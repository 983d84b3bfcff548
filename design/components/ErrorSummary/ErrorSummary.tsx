import { useEffect, useId, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { ToneIcon } from '../../foundations/ToneIcon';
import { SummaryBox, Items, ItemLink, SummaryTitle, SummaryText } from './styled';

export interface ErrorSummaryProps {
  /** Says that the form was not sent; the name of the summary. */
  title: string;
  /** The errors in the order of the fields; each links to the control with its id. */
  items?: readonly { fieldId: string; text: string }[] | undefined;
  /** Further text, if no field causes the error. */
  children?: ReactNode;
  /** A new value for each refused attempt; the summary then takes the focus again. */
  attempt: unknown;
}

function goToField(event: MouseEvent<HTMLAnchorElement>, fieldId: string): void {
  // Does not change the address, because the summary must not add a history entry.
  event.preventDefault();
  const field = document.getElementById(fieldId);
  field?.focus();
  field?.scrollIntoView?.({ block: 'center' });
}

/**
 * Lists above a form why it could not be sent. It takes the focus when it appears, so that it is
 * read first and Tab continues into the form. Each link moves the focus to a field.
 */
export function ErrorSummary({ title, items = [], children, attempt }: ErrorSummaryProps) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [attempt]);
  return (
    <SummaryBox ref={box} role="group" tabIndex={-1} aria-labelledby={titleId}>
      <SummaryTitle id={titleId}>
        <ToneIcon tone="danger" />
        <span>{title}</span>
      </SummaryTitle>
      {children === undefined ? null : <SummaryText>{children}</SummaryText>}
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
    </SummaryBox>
  );
}
