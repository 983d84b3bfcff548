import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button';
import { Stack } from '../../components/Stack/Stack';
import { TextField } from '../../components/TextField/TextField';
import { accentOf, MAX_RADIUS } from '../../tokens/brand';
import type { Brand } from '../../tokens/brand';
import { token } from '../../tokens/token';
import { colorOf } from './colorOf';

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
  value: string;
  refusal: string | undefined;
  nearest: string | undefined;
  color: string;
  placeholder?: string;
  onChange: (value: string) => void;
}

/** A color from the system's picker, or written; what is wrong appears when the field is left. */
function ColorField({
  label,
  value,
  refusal,
  nearest,
  color,
  placeholder,
  onChange,
}: ColorFieldProps) {
  const [hasFocus, setHasFocus] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack gap="2">
      <TextField
        ref={input}
        label={label}
        prefix={
          <input
            type="color"
            aria-label={`${label}, picker`}
            aria-invalid={refusal !== undefined}
            value={color}
            onChange={({ target }) => onChange(target.value)}
          />
        }
        dir="ltr"
        spellCheck={false}
        placeholder={placeholder}
        value={value}
        error={hasFocus ? undefined : refusal}
        onChange={({ target }) => onChange(target.value)}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
      />
      {nearest === undefined ? null : (
        <div>
          <Button
            variant="link"
            size="small"
            // A field that loses the focus shows its error, which would move the button.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              input.current?.focus();
              onChange(nearest);
            }}
          >
            {`Use ${nearest}, the nearest accepted color`}
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface BrandFieldsProps {
  /** Its colors can be any texts. */
  written: Brand;
  /** The last accepted brand. */
  used: Brand;
  refusals: Partial<Record<keyof Brand, string>>;
  nearest: { [Part in keyof Brand]?: string | undefined } | undefined;
  onChange: (part: Partial<Brand>) => void;
}

export function BrandFields({ written, used, refusals, nearest, onChange }: BrandFieldsProps) {
  const id = useId();
  const { accent, accentDark = '', radius = 8, logo = '' } = written;
  const dark = accentOf(used, 'dark');
  return (
    <Fields role="group" aria-label="Brand">
      <ColorField
        label="Accent"
        value={accent}
        refusal={refusals.accent}
        nearest={nearest?.accent}
        color={colorOf(accent) ?? used.accent}
        onChange={(value) => onChange({ accent: value })}
      />
      <ColorField
        label="Accent in the dark theme (derived if empty)"
        value={accentDark}
        refusal={refusals.accentDark}
        nearest={nearest?.accentDark}
        color={colorOf(accentDark) ?? dark}
        placeholder={dark}
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
