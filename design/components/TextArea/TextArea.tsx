import { useId, useState } from 'react';
import type { FocusEvent, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { WarningIcon } from '../../icons/icons';
import { Field, FieldError, FieldLabel, Frame, Hint, LabelRow, Mark } from '../TextField/styled';
import { Below, Count, Input } from './styled';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Visible, and the whole accessible name. */
  label: string;
  /** Beside the label, for example "Required"; not part of the name, so set `aria-required` too. */
  mark?: string | undefined;
  error?: string | undefined;
  hint?: ReactNode;
  /**
   * The number of written characters, for example "12 / 500"; only visible, so announce the limit
   * separately.
   */
  count?: string | undefined;
  /** Whether the text exceeds the limit. */
  over?: boolean | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/**
 * Several lines of text with a visible label; grows with its content. An error is announced as in
 * `TextField`.
 */
export function TextArea({
  label,
  mark,
  error,
  hint,
  count,
  over = false,
  id,
  onFocus,
  onBlur,
  className,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const [focused, setFocused] = useState(false);
  const descriptions = [
    describedBy,
    error ? `${ownId}-error` : undefined,
    hint ? `${ownId}-hint` : undefined,
  ];
  const handleFocus = (event: FocusEvent<HTMLTextAreaElement>) => {
    setFocused(true);
    onFocus?.(event);
  };
  const handleBlur = (event: FocusEvent<HTMLTextAreaElement>) => {
    setFocused(false);
    onBlur?.(event);
  };
  return (
    <Field className={className}>
      <LabelRow>
        <FieldLabel htmlFor={inputId}>{label}</FieldLabel>
        {mark ? <Mark aria-hidden="true">{mark}</Mark> : null}
      </LabelRow>
      <Frame data-invalid={error ? '' : undefined}>
        <Input
          rows={4}
          {...rest}
          id={inputId}
          aria-invalid={error ? true : undefined}
          aria-describedby={descriptions.filter(Boolean).join(' ') || undefined}
          onFocus={handleFocus}
          onBlur={handleBlur}
        />
      </Frame>
      <Below>
        <FieldError id={`${ownId}-error`} aria-live={focused ? 'polite' : 'off'}>
          {error ? (
            <>
              <WarningIcon size="small" />
              <span>{error}</span>
            </>
          ) : null}
        </FieldError>
        {count ? (
          <Count aria-hidden="true" data-over={over ? '' : undefined}>
            <bdi dir="ltr">{count}</bdi>
          </Count>
        ) : null}
      </Below>
      {hint ? <Hint id={`${ownId}-hint`}>{hint}</Hint> : null}
    </Field>
  );
}
