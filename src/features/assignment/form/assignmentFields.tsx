import { string } from 'yup';
import { TextField } from '#design';
import { textOf } from '#lib/object/jsonText.ts';
import { displayText } from '#lib/text/displayText.ts';
import { isBlank } from '#lib/text/characters.ts';
import type { BodyOf } from '#shared/api/contract/contractTypes.ts';
import { choiceField } from '#shared/form/choiceField.tsx';
import { formFields } from '#shared/form/fields.ts';
import type { InputProps } from '#shared/form/fields.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import type { PhraseKey } from '#translations/phrases.ts';

/** What the form itself asks; its dialogs ask the rest. */
export type AssignmentAnswers = Pick<
  Required<BodyOf<'createAssignment'>>,
  'content' | 'visibility' | 'certificate'
>;
/** The values that the user entered, unparsed. */
export type AssignmentValues = Record<keyof AssignmentAnswers, string>;

/** The maximum length of the content in the contract, in characters. */
const CONTENT_LIMIT = 200;

const trimmedText = (text: string) => (isBlank(text) ? '' : text.trim());

function ContentField({ required, value, onChange, ...field }: InputProps) {
  const { t } = useLanguage();
  return (
    <TextField
      hint={t('assign.content.hint')}
      autoComplete="off"
      aria-required={required}
      dir={value === '' ? undefined : 'auto'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...field}
    />
  );
}

export const assignmentFields = formFields<AssignmentAnswers>({
  content: {
    label: 'assign.content',
    required: true,
    schema: string()
      .transform(trimmedText)
      .required('assign.content.empty' satisfies PhraseKey)
      // Counts code points, unlike `max`.
      .matches(
        new RegExp(`^.{0,${CONTENT_LIMIT}}$`, 'su'),
        'assign.content.tooLong' satisfies PhraseKey,
      ),
    details: () => ({ limit: CONTENT_LIMIT }),
    normalize: trimmedText,
    read: textOf,
    text: (_t, entry) => displayText(trimmedText(entry), ''),
    Input: ContentField,
  },
  visibility: {
    label: 'assign.visibility',
    ...choiceField(
      {
        all: 'assign.visibility.all',
        academy: 'assign.visibility.academy',
        areas: 'assign.visibility.areas',
      },
      'all',
    ),
  },
  certificate: {
    label: 'assign.certificate',
    ...choiceField(
      { issued: 'assign.certificate.issued', notIssued: 'assign.certificate.notIssued' },
      'notIssued',
    ),
    normalize: (entry) => entry === 'issued',
  },
});
