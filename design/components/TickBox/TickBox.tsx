import { useEffect, useRef } from 'react';
import type { InputHTMLAttributes } from 'react';
import { Box } from '../Checkbox/styled';

export interface TickBoxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'checked' | 'onChange' | 'type'
> {
  /** The accessible name; what stands beside the box is not read as such. */
  label: string;
  /** `some` is the third state, of a box that speaks for many. */
  state: 'all' | 'some' | 'none';
  onChange: (chosen: boolean) => void;
  /** Says that it cannot be changed, yet can be reached and read. */
  locked?: boolean | undefined;
}

/** A box of a list or its header, without a label of its own. Keyboard: Space. */
export function TickBox({ label, state, onChange, locked = false, ...rest }: TickBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <Box
      {...rest}
      ref={box}
      type="checkbox"
      aria-label={label}
      aria-disabled={locked || undefined}
      checked={state === 'all'}
      onChange={({ target }) => {
        // The click took the third state away, and where nothing comes of it nobody else puts it back.
        target.indeterminate = state === 'some';
        if (!locked) onChange(state !== 'all');
      }}
    />
  );
}
