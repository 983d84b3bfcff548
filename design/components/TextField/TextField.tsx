import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { DangerIcon } from '../../icons/icons';
import {
  Entry,
  Field,
  FieldError,
  FieldLabel,
  FieldFrame,
  Hint,
  TextInput,
  LabelRow,
  FieldMark,
  Prefix,
  Suffix,
} from './styled';
import { useField } from './useField';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> {
  label: string;
  /** Beside the label, for example "Required"; not part of the name, so set `aria-required` too. */
  mark?: string | undefined;
  error?: string | undefined;
  hint?: ReactNode;
  /** Inside the frame before the input, for example "+86"; not part of the name. */
  prefix?: ReactNode;
  /**
   * Inside the frame at the inline end: a small `Button`. Wraps below the input if space is short.
   */
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * One line of text with a visible label. Accepts all native input attributes.
 *
 * An error is announced exactly once. While the input has the focus, its error container is a
 * polite live region, so that a new error is read immediately. Otherwise the container is silent
 * and the error is the input's description, which is read when the focus arrives: after a refused
 * submission the form focuses the first wrong field.
 */
export function TextField({
  label,
  mark,
  error,
  hint,
  prefix,
  suffix,
  id,
  dir,
  className,
  ...rest
}: TextFieldProps) {
  const { inputId, hintId, controlProps, errorProps } = useField({ id, error, hint, ...rest });
  return (
    <Field className={className}>
      <LabelRow>
        <FieldLabel htmlFor={inputId}>{label}</FieldLabel>
        {mark ? <FieldMark aria-hidden="true">{mark}</FieldMark> : null}
      </LabelRow>
      <FieldFrame data-invalid={error ? '' : undefined}>
        <Entry dir={prefix ? dir : undefined}>
          {prefix ? <Prefix data-prefix="">{prefix}</Prefix> : null}
          <TextInput {...rest} id={inputId} dir={dir} {...controlProps} />
        </Entry>
        {suffix ? <Suffix>{suffix}</Suffix> : null}
      </FieldFrame>
      <FieldError {...errorProps}>
        {error ? (
          <>
            <DangerIcon size="small" />
            <span>{error}</span>
          </>
        ) : null}
      </FieldError>
      {hint ? <Hint id={hintId}>{hint}</Hint> : null}
    </Field>
  );
}
