import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { FieldError } from '../TextField/styled';
import { Box, CheckboxLabel, Row } from './styled';

export interface CheckboxProps {
  /** The label, and the whole accessible name. Links inside it open without ticking the box. */
  children: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | undefined;
  id?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A yes-or-no choice. Keyboard: Space. The error is the box's description, read when focus arrives. */
export function Checkbox({ children, checked, onChange, error, id, name, disabled, ref }: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  return (
    <div>
      <Row>
        <Box
          type="checkbox"
          id={boxId}
          name={name}
          ref={ref}
          checked={checked}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${ownId}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <CheckboxLabel htmlFor={boxId}>{children}</CheckboxLabel>
      </Row>
      {error ? <FieldError id={`${ownId}-error`}>{error}</FieldError> : null}
    </div>
  );
}
