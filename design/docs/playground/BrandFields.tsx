import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { TextField } from '../../components/TextField/TextField';
import { accentOf, MAX_RADIUS } from '../../tokens/brand';
import type { Brand } from '../../tokens/brand';
import { token } from '../../tokens/token';

/** As in style sheets, three digits are a color too. */
const COLOR = /^\s*#?([0-9a-f]{6}|[0-9a-f]{3})\s*$/i;
/** What the system's picker accepts. */
const SIX_DIGITS = /^#[0-9a-f]{6}$/;

const Fields = styled.div`
  display: grid;
  gap: ${token('space.4')};
  align-content: start;
  min-inline-size: 0;
  padding: ${token('space.5')};
  border: ${token('line.hairline')} solid ${token('color.border.subtle')};
  border-radius: ${token('radius.surface')};
  background: ${token('color.surface.card')};
  input[type='color'] {
    inline-size: ${token('space.8')};
    block-size: ${token('space.8')};
    padding: 0;
    border: 0;
    background: none;
  }
  input[type='range'] {
    inline-size: 100%;
    min-block-size: ${token('size.target')};
    accent-color: ${token('color.action.primary.rest')};
  }
`;

interface ColorFieldProps {
  label: string;
  /** A color, or any other text, which stays in the field. */
  value: string;
  refusal: string | undefined;
  /** What the picker shows for a text that is no color. */
  derived: string;
  placeholder?: string;
  onChange: (value: string) => void;
}

/** A color from the system's picker, or written; what is wrong appears when the field is left. */
function ColorField({ label, value, refusal, derived, placeholder, onChange }: ColorFieldProps) {
  const [hasFocus, setHasFocus] = useState(false);
  const write = (text: string, lengths: readonly number[]) => {
    const digits = COLOR.exec(text)?.[1]?.toLowerCase() ?? '';
    const isColor = lengths.includes(digits.length);
    const six = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
    const next = isColor ? `#${six}` : text;
    if (next !== value) onChange(next);
  };
  return (
    <TextField
      label={label}
      prefix={
        <input
          type="color"
          aria-label={`${label}, picker`}
          aria-invalid={refusal !== undefined}
          value={SIX_DIGITS.test(value) ? value : derived}
          onChange={({ target }) => onChange(target.value)}
        />
      }
      dir="ltr"
      spellCheck={false}
      placeholder={placeholder}
      value={value}
      error={hasFocus ? undefined : refusal}
      onChange={({ target }) => write(target.value, [6])}
      onFocus={() => setHasFocus(true)}
      onBlur={({ target }) => {
        setHasFocus(false);
        write(target.value, [3, 6]);
      }}
    />
  );
}

interface BrandFieldsProps {
  /** Its colors may be texts that are none. */
  brand: Brand;
  refusals: Partial<Record<keyof Brand, string>>;
  onChange: (part: Partial<Brand>) => void;
}

export function BrandFields({ brand, refusals, onChange }: BrandFieldsProps) {
  const id = useId();
  const { accent, accentDark = '', radius = 8, logo = '' } = brand;
  const derivedDark = SIX_DIGITS.test(accent) ? accentOf({ accent }, 'dark') : '#000000';
  return (
    <Fields role="group" aria-label="Brand">
      <ColorField
        label="Accent"
        value={accent}
        refusal={refusals.accent}
        derived="#000000"
        onChange={(value) => onChange({ accent: value })}
      />
      <ColorField
        label="Accent in the dark theme (derived if empty)"
        value={accentDark}
        refusal={refusals.accentDark}
        derived={derivedDark}
        placeholder={derivedDark}
        onChange={(value) => onChange({ accentDark: value || undefined })}
      />
      <div>
        <label htmlFor={id}>Corners: {radius} px</label>
        <input
          id={id}
          type="range"
          max={MAX_RADIUS}
          value={radius}
          onChange={({ target }) => onChange({ radius: Number(target.value) })}
        />
      </div>
      <TextField
        label="Logo (path or https address)"
        dir="ltr"
        spellCheck={false}
        value={logo}
        error={refusals.logo}
        onChange={({ target }) => onChange({ logo: target.value || undefined })}
      />
    </Fields>
  );
}
