import type { ComponentType } from 'react';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import type { PlainPhraseKey } from '#shared/i18n/translator.ts';
import type { InputProps } from './fields';

interface FieldInputProps extends Omit<InputProps, 'label' | 'mark' | 'name' | 'required'> {
  /** An entry of the form's `list`. */
  field: {
    name: string;
    label: PlainPhraseKey;
    required: boolean;
    Input: ComponentType<InputProps>;
  };
}

/** The input of a field, marked and announced as required or optional. */
export function FieldInput({ field: { Input, name, label, required }, ...input }: FieldInputProps) {
  const { t } = useLanguage();
  return (
    <Input
      name={name}
      label={t(label)}
      mark={t(required ? 'common.required' : 'common.optional')}
      required={required}
      {...input}
    />
  );
}
