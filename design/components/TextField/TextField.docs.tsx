import type { ComponentDocumentation } from '../../docs/documentation';
import { Button } from '../Button/Button';
import { TextField } from './TextField';

export const textFieldDocs: ComponentDocumentation = {
  name: 'TextField',
  title: 'Components / Text field',
  lead: 'One line of text under a label that stays visible.',
  use: [
    'For a number, an address, a code, a name: anything of one line.',
    'prefix for what belongs to every value (+86), suffix for the one action that belongs to the field (Get code).',
    'hint for what helps before typing, error for what is wrong after.',
  ],
  avoid: [
    'For more than a line: use TextArea.',
    'To search: SearchField has the role and the way to clear.',
    'With the placeholder as label: it goes when typing begins.',
  ],
  anatomy: {
    specimen: (
      <TextField
        label="Verification code"
        mark="Required"
        prefix="+86"
        dir="ltr"
        hint="Valid for 5 minutes."
        error="Please input correct verification code"
        suffix={
          <Button variant="link" size="small">
            Get code
          </Button>
        }
      />
    ),
    parts: [
      {
        name: 'Label',
        about: 'The whole accessible name; a press on it focuses the field.',
        find: 'label',
        at: 'top',
      },
      {
        name: 'Mark',
        about: 'Optional. Seen only: aria-required says it.',
        find: '[aria-hidden]',
        at: 'top',
      },
      {
        name: 'Prefix',
        about: 'Shares the direction of the value.',
        find: '[data-invalid] > div > span',
        at: 'top',
      },
      {
        name: 'Input',
        about: '48 px high, 16 px text: phones do not zoom.',
        find: 'input',
        at: 'bottom',
      },
      {
        name: 'Suffix',
        about: 'Wraps below the input where room is short.',
        find: 'button',
        at: 'bottom',
      },
      {
        name: 'Error',
        about:
          'An icon and words. Heard once: at once while the field has the focus, else when focus arrives.',
        find: '[aria-live] svg',
        at: 'bottom',
      },
    ],
  },
  states: [
    {
      name: 'Rest',
      about: 'Empty, with an example in it.',
      show: <TextField label="Email" dir="ltr" placeholder="name@example.com" />,
    },
    {
      name: 'Hover',
      about: 'The frame darkens.',
      show: <TextField label="Email" dir="ltr" />,
      force: { state: 'hover', on: 'div:has(> div > input)' },
    },
    {
      name: 'Focus',
      about: 'The frame shows the ring, not the input.',
      show: <TextField label="Email" dir="ltr" />,
      force: { state: 'focus', on: 'input' },
    },
    {
      name: 'Filled',
      about: 'With a value.',
      show: <TextField label="Email" dir="ltr" defaultValue="name@example.com" />,
    },
    {
      name: 'With error',
      about: 'Frame, icon and words say so.',
      show: (
        <TextField label="Email" dir="ltr" defaultValue="name@" error="Email address invalid" />
      ),
    },
    {
      name: 'Read only',
      about: 'Can be read, focused and copied.',
      show: <TextField label="Employee ID" defaultValue="E0100003" readOnly />,
    },
    {
      name: 'Disabled',
      about: 'Sunken; not reached by keyboard.',
      show: <TextField label="Email" dir="ltr" defaultValue="name@example.com" disabled />,
    },
  ],
  keyboard: [
    ['Tab', 'Comes to the input, then to the control in the suffix and the links in the hint.'],
    ['Enter', 'Submits the form that it stands in (native).'],
  ],
  accessibleName: {
    from: 'The label. Error and hint are its description, in this order.',
    role: 'textbox',
    name: 'Verification code',
  },
  content: [
    'Labels are nouns: “Mobile number”. Errors say what to do: “Enter email”.',
    'An error may take three lines in German or Polish: nothing below may have a fixed place.',
    'Numbers, addresses and codes run from left to right in Arabic too: dir="ltr". Prefix and value then stay together.',
  ],
};
