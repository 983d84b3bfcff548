import type { Phrases } from '../../../translations/phrases';
import type { ComponentDocumentation } from '../../docs/documentation';
import { ErrorSummary } from './ErrorSummary';

const itemsIn = (t: Phrases) => [
  { fieldId: 'name', text: t['join.realName.empty'] },
  { fieldId: 'reason', text: t['join.reason.empty'] },
];

export const docs: ComponentDocumentation = {
  name: 'ErrorSummary',
  lead: 'Lists above a form why it could not be sent, with a link to each field.',
  story: 'pages--assign-learning-content--required-missing',
  use: ['After a refused submission of a form that is longer than a screen.'],
  avoid: [
    'In short forms: focus the first wrong field instead.',
    'While the user is still typing.',
  ],
  guidance: {
    good: {
      show: (t) => <ErrorSummary attempt={1} title={t['common.fillRequired']} items={itemsIn(t)} />,
      why: 'The same words as at the fields, as links to them.',
    },
    bad: {
      show: () => (
        <ErrorSummary attempt={1} title="Your form has 2 errors">
          Please check your input.
        </ErrorSummary>
      ),
      why: 'A count: people must look for the fields themselves.',
    },
  },
  matrix: {
    variants: { 'without a field': {} },
    show: (_props: object, t) => (
      <ErrorSummary attempt={1} title={t['join.notSent']}>
        {t['error.refused']}
      </ErrorSummary>
    ),
  },
  keyboard: [
    ['Tab', 'Moves from the box to its first link, then onward.'],
    ['Enter', 'On a link: goes to the field.'],
  ],
  accessibleName: 'The title.',
  content: ['No count in the title: it would need six plural forms in Arabic.'],
};
