import { useId } from 'react';
import { DangerIcon } from '../../icons/icons';
import { FieldError, LabelRow, FieldMark } from '../TextField/styled';
import { CompactFieldset, Dot, RadioFieldset, Legend, Option, Options } from './styled';

export interface RadioOption<Value extends string> {
  /** What `onChange` gets. */
  value: Value;
  /** Beside the button, and its name. */
  label: string;
}

export interface RadioGroupProps<Value extends string> {
  /** Visible, and the name of the group. */
  label: string;
  /** Beside the label, for example "Required"; `required` announces it to assistive technology. */
  mark?: string | undefined;
  /** Name of the inputs, unique on the page. */
  name: string;
  options: readonly RadioOption<Value>[];
  /** Empty while nothing is chosen. */
  value: Value | '';
  onChange: (value: Value) => void;
  /** Id of the first button, for links to it. */
  id?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** One low line for a tool: the label is beside the options, on phones only announced. */
  compact?: boolean | undefined;
}

/**
 * One of a few options, all visible. Keyboard: Tab to the group, arrows inside it, Space chooses.
 */
export function RadioGroup<Value extends string>({
  label,
  mark,
  name,
  options,
  value,
  onChange,
  id,
  error,
  required,
  disabled,
  compact,
}: RadioGroupProps<Value>) {
  const ownId = useId();
  const Fieldset = compact ? CompactFieldset : RadioFieldset;
  const errorId = error ? `${ownId}-error` : undefined;
  return (
    <Fieldset aria-describedby={errorId} disabled={disabled}>
      <Legend>
        <LabelRow>
          <span>{label}</span>
          {mark ? <FieldMark aria-hidden="true">{mark}</FieldMark> : null}
        </LabelRow>
      </Legend>
      <Options>
        {options.map((option, index) => (
          <Option key={option.value}>
            <Dot
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={option.value}
              checked={option.value === value}
              data-on={option.value === value}
              required={required}
              // Otherwise browsers call every required button invalid before the first answer.
              aria-invalid={Boolean(error)}
              aria-describedby={errorId}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </Option>
        ))}
      </Options>
      <FieldError id={errorId}>
        {error ? (
          <>
            <DangerIcon size="small" />
            <span>{error}</span>
          </>
        ) : null}
      </FieldError>
    </Fieldset>
  );
}
