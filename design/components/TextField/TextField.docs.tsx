import type { Phrases } from '../../../translations/phrases';
import type { ComponentDocumentation } from '../../docs/documentation';
import { Button } from '../Button/Button';
import { TextField } from './TextField';
import type { TextFieldProps } from './TextField';

const getCodeIn = (t: Phrases) => (
  <Button variant="link" size="small">
    {t['signIn.getCode']}
  </Button>
);

const numberIn = (t: Phrases, error: string, props: Partial<TextFieldProps> = {}) => (
  <TextField label={t['signIn.mobileNumber']} prefix="+86" dir="ltr" error={error} {...props} />
);

export const docs: ComponentDocumentation = {
  name: 'TextField',
  lead: 'One line of text under a label that stays visible.',
  story: 'sign-in--code-form--number-refused',
  use: ['For a number, an address, a code, a name: any value of one line.'],
  avoid: [
    'For more than one line: use TextArea.',
    'To search: SearchField has the role and a clear button.',
  ],
  guidance: {
    good: {
      show: (t) => numberIn(t, t['mobile.check']),
      why: 'The error says how to correct it.',
    },
    bad: {
      show: (t) => numberIn(t, 'Invalid input'),
      why: 'It says that something is wrong, not what.',
    },
  },
  anatomy: {
    show: (t) =>
      numberIn(t, t['mobile.check'], {
        mark: t['common.required'],
        suffix: getCodeIn(t),
        hint: t['signIn.numberCut'],
      }),
    parts: [
      ['Text field', 'div:has(> [data-invalid])', 'end'],
      ['Label', 'label'],
      ['Mark', 'label + span', 'end'],
      ['Frame', '[data-invalid]', 'top'],
      ['Prefix', '[data-prefix]'],
      ['Input', 'input', 'bottom'],
      ['Suffix', 'span:has(> button)', 'end'],
      ['Error', '[id$="-error"]'],
      ['Hint', '[id$="-hint"]'],
    ],
  },
  matrix: {
    on: { hover: 'div:has(> div > input)', focus: 'input' },
    pointer: ['hover', 'focus'],
    variants: { field: {} },
    states: (t) => ({
      Filled: { defaultValue: 'name@school.example' },
      Required: { mark: t['common.required'] },
      Hint: { hint: t['signIn.codeHint'] },
      Prefix: {
        label: t['signIn.mobileNumber'],
        prefix: '+86',
        type: 'tel',
        defaultValue: '138 0013 8000',
      },
      Suffix: { label: t['signIn.verificationCode'], suffix: getCodeIn(t) },
      Error: { error: t['email.empty.check'] },
      'Long error': { error: t['error.timeout'] },
      'Read only, while a form is sent': { defaultValue: 'name@school.example', readOnly: true },
      'Disabled: never with an error': { defaultValue: 'name@school.example', disabled: true },
    }),
    show: (props: Partial<TextFieldProps>, t) => (
      <TextField label={t['signIn.email']} dir="ltr" {...props} />
    ),
  },
  keyboard: [
    ['Tab', 'Moves to the input, then to the control in the suffix and the links in the hint.'],
    ['Enter', 'Submits the surrounding form (native).'],
  ],
  accessibleName: 'The label. Error and hint are its description, in this order.',
  content: [
    'Read only is for the moments in which a form is sent: the field looks as before, and the busy button says why. A value that people can never change is a text, not a field.',
    'A field with an error can always be corrected: one that is read only or disabled shows none.',
  ],
};
