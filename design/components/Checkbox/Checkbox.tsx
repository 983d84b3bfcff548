import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { CheckboxInput, CheckboxLabel, CheckboxRow } from './styled';

export interface CheckboxProps {
  /** The label, and the whole accessible name. Links inside it open without changing the box. */
  children: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
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
