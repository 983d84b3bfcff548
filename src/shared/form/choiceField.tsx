import { string } from 'yup';
import { RadioGroup } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import type { PlainPhraseKey, Translate } from '#shared/i18n/translator.ts';
import type { InputProps } from './fields';

/**
 * A field with a radio button for each option, in their order. With a `blank` option, one is always
 * selected, so the label has no mark.
 * @param labels phrase keys by option
 */
export function choiceField<Option extends string>(
  labels: Readonly<Record<Option, PlainPhraseKey>>,
  blank: NoInfer<Option> | '',
) {
  const options = Object.keys(labels) as Option[];
  const phraseOf = (option: Option): PlainPhraseKey => labels[option];
  const optionOf = (text: unknown) => options.find((each) => each === text) ?? blank;

  function ChoiceField({ value, readOnly, onChange, mark, required, ...field }: InputProps) {
    const { t } = useLanguage();
    return (
      <RadioGroup
        options={options.map((option) => ({ value: option, label: t(phraseOf(option)) }))}
        value={optionOf(value)}
        onChange={(option) => (readOnly ? undefined : onChange(option))}
        {...(blank === '' ? { mark, required } : {})}
        {...field}
      />
    );
  }

  return {
    required: true as const,
    schema: string(),
    normalize: (entry: string) => entry as Option,
    read: optionOf,
    text: (t: Translate, entry: string) => {
      const option = optionOf(entry);
      return option === '' ? '' : t(phraseOf(option));
    },
    Input: ChoiceField,
  };
}
