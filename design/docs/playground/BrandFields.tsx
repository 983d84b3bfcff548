import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { TextField } from '../../components/TextField/TextField';
import { accentOf, MOST_RADIUS } from '../../tokens/brand';
import type { Brand } from '../../tokens/brand';
import { token } from '../../tokens/token';

const SIX_DIGITS = /^\s*#?([0-9a-f]{6})\s*$/i;
const THREE_DIGITS = /^\s*#?([0-9a-f]{3})\s*$/i;

/** The `#rrggbb` of a colour while it is written: three digits may be the beginning of six. */
function colourSoFar(text: string): string | undefined {
  const digits = SIX_DIGITS.exec(text)?.[1];
  return digits && `#${digits.toLowerCase()}`;
}

/** The `#rrggbb` of a written colour: also `#rgb` is accepted. */
const colourOf = (text: string): string | undefined =>
  colourSoFar(text.replace(THREE_DIGITS, (_, digits: string) => digits.replaceAll(/./g, '$&$&')));

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
  min-inline-size: 0;
  padding: ${token('space.5')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.surface')};
  background: ${token('color.surface.card')};
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
  const [written, setWritten] = useState({ text: value, colour: value, isDone: true });
  // The colour can also change elsewhere, for example by the header's choice of brand.
  const { text, isDone } = written.colour === value ? written : { text: value, isDone: true };
  const write = (next: string, colour: string | undefined, isNextDone: boolean) => {
    setWritten({ text: next, colour: colour ?? value, isDone: isNextDone });
    if (colour !== undefined && colour !== value) onChange(colour);
  };
  const finish = () => {
    const colour = colourOf(text);
    write(colour ?? text, colour, true);
  };
  return (
    <Colour>
      <input
        type="color"
        aria-label={`${label}, picker`}
        value={value}
        onChange={({ target }) => write(target.value, target.value, true)}
      />
      <TextField
        label={label}
        dir="ltr"
        spellCheck={false}
        value={text}
        onChange={({ target }) => write(target.value, colourSoFar(target.value), false)}
        onBlur={finish}
        onKeyDown={({ key }) => key === 'Enter' && finish()}
        error={isDone && colourOf(text) === undefined ? 'Write a color as #rrggbb' : undefined}
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
    <Fields role="group" aria-label="Brand">
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
