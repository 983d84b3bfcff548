import { useId, useRef, useState } from 'react';
import type { ChangeEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { ChevronDownIcon } from '../../icons/icons';
import { FieldLabel } from '../TextField/styled';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Control, SelectMark, NativeSelect, SelectFrame } from './styled';

export interface SelectOption {
  /** What `onChange` gets. */
  value: string;
  label: string;
  /** Language of the label if it differs from the page's, for example in a language chooser. */
  lang?: string | undefined;
}

export interface SelectProps {
  label: string;
  /** For a select whose value says what it is. */
  labelHidden?: boolean | undefined;
  /** The value of the chosen option. */
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  icon?: ReactNode;
  /**
   * `quiet` has no frame and small text, and is as wide as its value: for selects beside other
   * content, not in forms.
   */
  variant?: 'field' | 'quiet' | undefined;
  /** `small` has the height of small buttons; for touch input it has the usual height. */
  size?: 'small' | 'medium' | undefined;
  disabled?: boolean | undefined;
  /**
   * For a choice that changes the page: an arrow key only shows the next option; Enter, leaving or
   * a press in the list chooses it.
   */
  waits?: boolean | undefined;
  /** `off` where browsers must not restore the value of an earlier visit. */
  autoComplete?: string | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** Keys that move through the options of a closed list. */
const MOVES = /^(?:Arrow|Home|End|Page)|^[^ ]$/;

/**
 * One of several options. The native control, so that phones show their own list. Keyboard: as on
 * the platform.
 */
export function Select({
  label,
  labelHidden = false,
  value,
  options,
  onChange,
  icon,
  variant = 'field',
  size = 'medium',
  disabled,
  waits = false,
  autoComplete,
  ref,
}: SelectProps) {
  const id = useId();
  const [pending, setPending] = useState<string>();
  const lastKey = useRef('');
  const choose = (next: string | undefined) => {
    setPending(undefined);
    if (next !== undefined) onChange(next);
  };
  const handleChange = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    if (waits && MOVES.test(lastKey.current)) setPending(target.value);
    else choose(target.value);
  };
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    lastKey.current = key;
    if (key === 'Enter') choose(pending);
  };
  const current = pending ?? value;
  const caption = <FieldLabel htmlFor={id}>{label}</FieldLabel>;
  return (
    <SelectFrame>
      {labelHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      <Control>
        {icon ? <SelectMark $side="start">{icon}</SelectMark> : null}
        <NativeSelect
          id={id}
          ref={ref}
          value={current}
          data-value={current}
          disabled={disabled}
          autoComplete={autoComplete}
          $icon={Boolean(icon)}
          $quiet={variant === 'quiet'}
          $small={size === 'small'}
          onChange={handleChange}
          onKeyDown={handleKeyDown}
          onPointerDown={() => void (lastKey.current = '')}
          onBlur={() => choose(pending)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
        <SelectMark $side="end">
          <ChevronDownIcon size="small" />
        </SelectMark>
      </Control>
    </SelectFrame>
  );
}
