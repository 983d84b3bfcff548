import { useEffect, useRef } from 'react';
import type { InputHTMLAttributes } from 'react';
import { plainName } from '../../foundations/plainName';
import { CheckboxInput } from '../Checkbox/styled';

export interface TickBoxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'checked' | 'onChange' | 'type'
> {
  /** The accessible name; text beside the box is not part of it. */
  label: string;
  /** `some` is the third state, of a box that stands for several rows. */
  state: 'all' | 'some' | 'none';
  /** Gets the new value; `some` becomes all. */
  onChange: (chosen: boolean) => void;
  /** Announced as disabled; it can still be reached and read. */
  locked?: boolean | undefined;
}

/** A checkbox for a list row or header, without a visible label. Keyboard: Space. */
export function TickBox({ label, state, onChange, locked = false, ...rest }: TickBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <CheckboxInput
      {...rest}
      ref={box}
      type="checkbox"
      aria-label={plainName(label)}
      aria-disabled={locked || undefined}
      checked={state === 'all'}
      onChange={({ target }) => {
        // The click cleared the third state. Without a change of `state`, nothing else restores it.
        target.indeterminate = state === 'some';
        if (!locked) onChange(state !== 'all');
      }}
    />
  );
}
