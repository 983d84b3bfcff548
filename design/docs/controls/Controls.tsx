import { useState } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { Select } from '../../components/Select/Select';
import { TextField } from '../../components/TextField/TextField';
import { token } from '../../tokens/token';
import type { Control, Values } from './controlsOf';

const Panel = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
  align-content: start;
  align-items: end;
  gap: ${token('space.4')};
  padding: ${token('space.5')};
`;

interface ControlsProps {
  controls: readonly Control[];
  values: Values;
  onChange: (change: Values) => void;
}

interface OneControlProps extends Omit<ControlsProps, 'controls'> {
  control: Control;
}

const UNSET = { value: '', label: 'not set' };

function OneControl({ control, values, onChange }: OneControlProps) {
  const { name, absent } = control;
  const [typed, setTyped] = useState('');
  const value = values[name];
  const written = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (control.kind === 'switch')
    return (
      <Checkbox
        checked={value === true}
        onChange={(checked) =>
          onChange({ [name]: checked || (absent === 'omitted' ? undefined : false) })
        }
      >
        {name}
      </Checkbox>
    );
  if (control.kind === 'node')
    return (
      <Checkbox
        checked={value !== undefined}
        onChange={(checked) => onChange({ [name]: checked ? control.element : undefined })}
      >
        {name}
      </Checkbox>
    );
  if (control.kind === 'choice') {
    const options = control.options.map((option) => ({
      value: String(option),
      label: String(option),
    }));
    const chosen = (text: string) => control.options.find((option) => String(option) === text);
    return (
      <Select
        label={name}
        value={written}
        options={written === '' || absent === 'omitted' ? [UNSET, ...options] : options}
        onChange={(text) => onChange({ [name]: chosen(text) })}
      />
    );
  }
  const isNumber = control.kind === 'number';
  return (
    <TextField
      label={name}
      type={isNumber ? 'number' : 'text'}
      min={isNumber ? 0 : undefined}
      // A number that is being typed, such as "1.0", stays as it is.
      value={isNumber && typed !== '' && Number(typed) === value ? typed : written}
      onChange={({ target }) => {
        const text = target.value;
        setTyped(text);
        const given = isNumber ? Math.max(Number(text), 0) : text;
        const none = absent === 'empty' ? '' : undefined;
        onChange({ [name]: text === '' ? none : given });
      }}
    />
  );
}

/** A field for each property that a reader can change. */
export function Controls({ controls, values, onChange }: ControlsProps) {
  return (
    <Panel role="group" aria-label="Properties to change">
      {controls.map((control) => (
        <OneControl key={control.name} control={control} values={values} onChange={onChange} />
      ))}
    </Panel>
  );
}
