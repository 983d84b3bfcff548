import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { DangerIcon } from '../../icons/icons';
import {
  Field,
  FieldError,
  FieldLabel,
  FieldFrame,
  Hint,
  LabelRow,
  FieldMark,
} from '../TextField/styled';
import { Below, Count, TextAreaInput } from './styled';
import { useField } from '../TextField/useField';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
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
  className,
  ...rest
}: TextAreaProps) {
  const { inputId, hintId, controlProps, errorProps } = useField({ id, error, hint, ...rest });
  return (
    <Field className={className}>
      <LabelRow>
        <FieldLabel htmlFor={inputId}>{label}</FieldLabel>
        {mark ? <FieldMark aria-hidden="true">{mark}</FieldMark> : null}
      </LabelRow>
      <FieldFrame data-invalid={error ? '' : undefined}>
        <TextAreaInput rows={4} {...rest} id={inputId} {...controlProps} />
      </FieldFrame>
      <Below>
        <FieldError {...errorProps}>
          {error ? (
            <>
              <DangerIcon size="small" />
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
      {hint ? <Hint id={hintId}>{hint}</Hint> : null}
    </Field>
  );
}
