import type { ComponentDocumentation } from '../../docs/documentation';
import { ErrorSummary } from './ErrorSummary';
import { Example } from './ErrorSummary.example';
import code from './ErrorSummary.example.tsx?raw';

const ITEMS = [
  { fieldId: 'name', text: 'Enter the real name' },
  { fieldId: 'email', text: 'Enter an address such as name@example.com' },
];

export const errorSummaryDocs: ComponentDocumentation = {
  name: 'ErrorSummary',
  title: 'Components / Error summary',
  lead: 'Lists above a form why it could not be sent, with a link to each field.',
  use: [
    'After a refused submission of a form that is longer than a screen.',
    'With text only, if no field causes the error.',
  ],
  avoid: [
    'In short forms: focus the first wrong field instead.',
    'While the user is still typing.',
  ],
  example: { Example, code },
  tryOut: {
    element: <ErrorSummary attempt={1} title="Please fill in the required fields" items={ITEMS} />,
    written: { variables: ['attempt'] },
  },
  guidance: {
    good: {
      show: <ErrorSummary attempt={1} title="Please fill in the required fields" items={ITEMS} />,
      why: 'The same words as at the fields, as links to them.',
    },
    bad: {
      show: (
        <ErrorSummary attempt={1} title="Your form has 2 errors">
          Please check your input.
        </ErrorSummary>
      ),
      why: 'A count: people must look for the fields themselves.',
    },
  },
  anatomy: {
    specimen: <ErrorSummary attempt={1} title="Please fill in the required fields" items={ITEMS} />,
    parts: [
      {
        name: 'Box',
        about: 'Takes the focus when it appears, and again after each refused attempt (attempt).',
      },
      { name: 'Title', about: 'Names the box.' },
      {
        name: 'Link',
        about: 'Moves the focus to its field without a history entry.',
      },
    ],
  },
  states: [
    {
      name: 'With fields',
      about: 'In the order of the fields.',
      show: <ErrorSummary attempt={1} title="Please fill in the required fields" items={ITEMS} />,
    },
    {
      name: 'With words',
      about: 'No field causes the error.',
      show: (
        <ErrorSummary attempt={1} title="Your application wasn’t submitted">
          The service is being looked after.
        </ErrorSummary>
      ),
    },
    {
      name: 'Link hovered',
      about: 'The underline thickens.',
      show: <ErrorSummary attempt={1} title="Please fill in the required fields" items={ITEMS} />,
      force: { state: 'hover', on: 'a' },
    },
  ],
  keyboard: [
    ['Tab', 'Moves from the box to its first link, then onward.'],
    ['Enter', 'On a link: goes to the field.'],
  ],
  accessibleName: 'The title.',
  content: [
    'Each item is the error of its field, word for word.',
    'No count in the title: it would need six plural forms in Arabic.',
  ],
  related: ['TextField', 'InlineMessage'],
};
