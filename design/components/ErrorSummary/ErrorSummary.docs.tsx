import type { ComponentDocumentation } from '../../docs/documentation';
import { ErrorSummary } from './ErrorSummary';

const ITEMS = [
  { fieldId: 'name', text: 'Enter the real name' },
  { fieldId: 'email', text: 'Enter an address such as name@example.com' },
];

export const docs: ComponentDocumentation = {
  name: 'ErrorSummary',
  lead: 'Lists above a form why it could not be sent, with a link to each field.',
  use: [
    'After a refused submission of a form that is longer than a screen.',
    'With text only, if no field causes the error.',
  ],
  avoid: [
    'In short forms: focus the first wrong field instead.',
    'While the user is still typing.',
  ],
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
  states: [
    {
      name: 'With words',
      about: 'No field causes the error.',
      show: (
        <ErrorSummary attempt={1} title="Your application wasn’t submitted">
          The service is being looked after.
        </ErrorSummary>
      ),
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
};
