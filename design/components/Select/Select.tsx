import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { ChevronDownIcon } from '../../icons/icons';
import { FieldLabel } from '../TextField/styled';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Control, Mark, NativeSelect, Wrap } from './styled';

export interface SelectOption {
  value: string;
  label: string;
  /** Language of the label if it differs from the page's, for example in a language chooser. */
  lang?: string | undefined;
}

export interface SelectProps {
  label: string;
  labelHidden?: boolean | undefined;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  /** Decorative, before the value. */
  icon?: ReactNode;
  /**
   * `quiet` has no frame and small text, and is as wide as its value: for selects beside other
   * content, not in forms.
   */
  variant?: 'field' | 'quiet' | undefined;
  /** `small` has the height of small buttons; for touch input it has the usual height. */
  size?: 'small' | 'medium' | undefined;
  disabled?: boolean | undefined;
  /** `off` where browsers must not restore the value of an earlier visit. */
  autoComplete?: string | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

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
  autoComplete,
  ref,
}: SelectProps) {
  const id = useId();
  const caption = <FieldLabel htmlFor={id}>{label}</FieldLabel>;
  return (
    <Wrap>
      {labelHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      <Control>
        {icon ? <Mark $side="start">{icon}</Mark> : null}
        <NativeSelect
          id={id}
          ref={ref}
          value={value}
          data-value={value}
          disabled={disabled}
          autoComplete={autoComplete}
          $icon={Boolean(icon)}
          $quiet={variant === 'quiet'}
          $small={size === 'small'}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
        <Mark $side="end">
          <ChevronDownIcon size="small" />
        </Mark>
      </Control>
    </Wrap>
  );
}
