import type { Ref } from 'react';
import { TextField } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';

interface EmailFieldProps {
  value: string;
  onChange(text: string): void;
  error: string | undefined;
  /** Id of the message in which the service refuses the value. */
  refusal: string | undefined;
  readOnly: boolean;
  ref: Ref<HTMLInputElement>;
}

/**
 * An e-mail field. It is not `type=email`, because browsers rewrite its value and show their own
 * messages.
 */
export function EmailField({ value, onChange, error, refusal, readOnly, ref }: EmailFieldProps) {
  const { t } = useLanguage();
  return (
    <TextField
      ref={ref}
      label={t('signIn.email')}
      name="email"
      type="text"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      value={value}
      readOnly={readOnly}
      error={error}
      aria-required
      aria-invalid={refusal ? true : undefined}
      aria-describedby={refusal}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
