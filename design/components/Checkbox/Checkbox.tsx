import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { DangerIcon } from '../../icons/icons';
import { FieldError } from '../TextField/styled';
import { CheckboxInput, CheckboxLabel, CheckboxRow } from './styled';

export interface CheckboxProps {
  /** The label, and the whole accessible name. Links inside it open without changing the box. */
  children: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | undefined;
  /** The name of the field in a form. */
  name?: string | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A yes-or-no choice. Keyboard: Space. The error is the box's description, so it is read when the
 * focus arrives.
 */
export function Checkbox({
  children,
  checked,
  onChange,
  error,
  name,
  disabled,
  ref,
}: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <CheckboxRow>
        <CheckboxInput
          type="checkbox"
          id={id}
          name={name}
          ref={ref}
          checked={checked}
          data-on={checked}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <CheckboxLabel htmlFor={id}>{children}</CheckboxLabel>
      </CheckboxRow>
      {error ? (
        <FieldError id={`${id}-error`}>
          <DangerIcon size="small" />
          <span>{error}</span>
        </FieldError>
      ) : null}
    </div>
  );
}
