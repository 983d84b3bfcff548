import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { TextField } from '../../components/TextField/TextField';
import { accentOf, MAX_RADIUS } from '../../tokens/brand';
import type { Brand } from '../../tokens/brand';
import { token } from '../../tokens/token';

const SIX_DIGITS = /^\s*#?([0-9a-f]{6})\s*$/i;
const THREE_DIGITS = /^\s*#?[0-9a-f]{3}\s*$/i;

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

/** Written texts that are no colors, by their part of the brand. */
export type WrongTexts = Partial<Record<'accent' | 'accentDark', string | undefined>>;

interface ColorFieldProps {
  label: string;
  value: string | undefined;
  /** A text that is no color, which stays in the field. */
  wrong: string | undefined;
  refusal: string | undefined;
  /** What the picker shows without a value. */
  derived?: string;
  onChange: (value: string | undefined) => void;
  onWrong: (text: string) => void;
}

/** A color from the system's picker, or written; without six digits it is not used yet. */
function ColorField({
  label,
  value,
  wrong,
  refusal,
  derived = '',
  onChange,
  onWrong,
}: ColorFieldProps) {
  const [hasFocus, setHasFocus] = useState(false);
  const write = (text: string) => {
    const digits = SIX_DIGITS.exec(text)?.[1];
    if (digits !== undefined) onChange(`#${digits.toLowerCase()}`);
    else if (derived !== '' && text === '') onChange(undefined);
    else onWrong(text);
  };
  const leave = () => {
    setHasFocus(false);
    // As in style sheets, three digits are a color.
    if (wrong !== undefined && THREE_DIGITS.test(wrong))
      write(wrong.trim().replace('#', '').replaceAll(/./g, '$&$&'));
  };
  return (
    <TextField
      label={label}
      prefix={
        <input
          type="color"
          aria-label={`${label}, picker`}
          aria-invalid={refusal !== undefined}
          value={value ?? derived}
          onChange={({ target }) => write(target.value)}
        />
      }
      dir="ltr"
      spellCheck={false}
      placeholder={derived}
      value={wrong ?? value ?? ''}
      error={wrong === undefined || hasFocus ? refusal : 'Enter six digits, such as #0f766e'}
      onChange={({ target }) => write(target.value)}
      onFocus={() => setHasFocus(true)}
      onBlur={leave}
    />
  );
}

interface BrandFieldsProps {
  brand: Brand;
  wrong: WrongTexts;
  refusals: Partial<Record<keyof Brand, string>>;
  /** @param texts what changes of `wrong`; undefined for a color */
  onChange: (part: Partial<Brand>, texts: WrongTexts) => void;
}

export function BrandFields({ brand, wrong, refusals, onChange }: BrandFieldsProps) {
  const id = useId();
  const { accent, accentDark, radius = 8, logo = '' } = brand;
  return (
    <Fields role="group" aria-label="Brand">
      <ColorField
        label="Accent"
        value={accent}
        wrong={wrong.accent}
        refusal={refusals.accent}
        onWrong={(text) => onChange({}, { accent: text })}
        onChange={(value) => onChange({ accent: value ?? accent }, { accent: undefined })}
      />
      <ColorField
        label="Accent in the dark theme (derived if empty)"
        value={accentDark}
        wrong={wrong.accentDark}
        refusal={refusals.accentDark}
        onWrong={(text) => onChange({}, { accentDark: text })}
        derived={accentOf({ accent }, 'dark')}
        onChange={(value) => onChange({ accentDark: value }, { accentDark: undefined })}
      />
      <div>
        <label htmlFor={id}>Corners: {radius} px</label>
        <input
          id={id}
          type="range"
          max={MAX_RADIUS}
          value={radius}
          onChange={({ target }) => onChange({ radius: Number(target.value) }, {})}
        />
      </div>
      <TextField
        label="Logo (path or https address)"
        dir="ltr"
        spellCheck={false}
        value={logo}
        error={refusals.logo}
        onChange={({ target }) => onChange({ logo: target.value || undefined }, {})}
      />
    </Fields>
  );
}
