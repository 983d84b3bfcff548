import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { TextField } from '../../components/TextField/TextField';
import { accentOf, MOST_RADIUS } from '../../tokens/brand';
import type { Brand } from '../../tokens/brand';
import { token } from '../../tokens/token';

/** The `#rrggbb` of a written colour: spaces, capitals, a missing `#` and `#rgb` are accepted. */
function colourOf(text: string): string | undefined {
  const [, digits] = /^\s*#?([0-9a-f]{6}|[0-9a-f]{3})\s*$/i.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const six = digits.length === 6 ? digits : digits.replaceAll(/./g, '$&$&');
  return `#${six.toLowerCase()}`;
}

const Fields = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
  min-inline-size: 0;
  margin: 0;
  padding: ${token('space.5')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.surface')};
  background: ${token('color.surface.card')};
  legend {
    padding: 0 ${token('space.2')};
    font-weight: ${token('type.weight.strong')};
  }
`;

const Colour = styled.div`
  display: flex;
  align-items: end;
  gap: ${token('space.3')};
  > :last-child {
    flex: 1;
    min-inline-size: 0;
  }
  input[type='color'] {
    flex: none;
    inline-size: ${token('size.control.large')};
    block-size: ${token('size.control.large')};
    padding: 2px;
    border: 1px solid ${token('color.border.field')};
    border-radius: ${token('radius.control')};
    background: ${token('color.surface.field')};
    cursor: pointer;
  }
`;

const Range = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.1')};
  input {
    inline-size: 100%;
    min-block-size: ${token('size.target')};
    accent-color: ${token('color.action.primary.rest')};
  }
`;

interface ColourFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A colour from the system's picker, or written. */
function ColourField({ label, value, onChange }: ColourFieldProps) {
  const [written, setWritten] = useState({ text: value, colour: value });
  // The colour can also change elsewhere, for example by the header's choice of brand.
  const text = written.colour === value ? written.text : value;
  const change = (next: string) => {
    const colour = colourOf(next);
    setWritten({ text: next, colour: colour ?? value });
    if (colour !== undefined) onChange(colour);
  };
  return (
    <Colour>
      <input
        type="color"
        aria-label={`${label}, picker`}
        value={value}
        onChange={({ target }) => change(target.value)}
      />
      <TextField
        label={label}
        dir="ltr"
        spellCheck={false}
        value={text}
        onChange={({ target }) => change(target.value)}
        error={colourOf(text) === undefined ? 'Write a colour as #rrggbb' : undefined}
      />
    </Colour>
  );
}

interface BrandFieldsProps {
  brand: Brand;
  onChange: (part: Partial<Brand>) => void;
}

/** The fields of a brand: accents and corners. */
export function BrandFields({ brand, onChange }: BrandFieldsProps) {
  const id = useId();
  const { accent, accentDark, radius = 8 } = brand;
  return (
    <Fields>
      <legend>Brand</legend>
      <ColourField
        label="Accent"
        value={accent}
        onChange={(value) => onChange({ accent: value })}
      />
      <Checkbox
        checked={accentDark === undefined}
        onChange={(isDerived) =>
          onChange({ accentDark: isDerived ? undefined : accentOf({ accent }, 'dark') })
        }
      >
        Derive the accent of the dark theme
      </Checkbox>
      {accentDark === undefined ? null : (
        <ColourField
          label="Accent in the dark theme"
          value={accentDark}
          onChange={(value) => onChange({ accentDark: value })}
        />
      )}
      <Range>
        <label htmlFor={id}>Corners: {radius} px</label>
        <input
          id={id}
          type="range"
          min={0}
          max={MOST_RADIUS}
          value={radius}
          aria-valuetext={`${radius} px`}
          onChange={({ target }) => onChange({ radius: Number(target.value) })}
        />
      </Range>
    </Fields>
  );
}
