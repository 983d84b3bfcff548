import type { Ref } from 'react';
import { TextField } from '#design';
import type { InputProps } from '#shared/form/fields.ts';

export interface IdentifierInputProps extends InputProps {
  /** Id of the message in which the service refuses the value. */
  refusal?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/**
 * An e-mail field. It is not `type=email`, because browsers rewrite its value and show their own
 * messages.
 */
export function EmailField({ onChange, refusal, required, ...field }: IdentifierInputProps) {
  return (
    <TextField
      type="text"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      aria-required={required}
      aria-invalid={refusal ? true : undefined}
      aria-describedby={refusal}
      onChange={(event) => onChange(event.target.value)}
      {...field}
    />
  );
}
