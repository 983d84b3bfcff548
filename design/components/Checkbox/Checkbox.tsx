import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { CheckboxInput, CheckboxLabel, CheckboxRow } from './styled';

export interface CheckboxProps {
  /** The label, and the whole accessible name. Links inside it open without changing the box. */
  children: ReactNode;
  /** Whether it is ticked. */
  checked: boolean;
  /** Gets the new value at each change. */
  onChange: (checked: boolean) => void;
  /** The name of the field in a form. */
  name?: string | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A yes-or-no choice. Keyboard: Space. */
export function Checkbox({ children, checked, onChange, name, disabled, ref }: CheckboxProps) {
  const id = useId();
  return (
    <CheckboxRow>
      <CheckboxInput
        type="checkbox"
        id={id}
        name={name}
        ref={ref}
        checked={checked}
        data-on={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <CheckboxLabel htmlFor={id}>{children}</CheckboxLabel>
    </CheckboxRow>
  );
}
