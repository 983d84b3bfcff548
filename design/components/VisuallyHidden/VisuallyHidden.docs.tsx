import type { ComponentDocumentation } from '../../docs/documentation';
import { VisuallyHidden } from './VisuallyHidden';

export const visuallyHiddenDocs: ComponentDocumentation = {
  name: 'VisuallyHidden',
  title: 'Components / Visually hidden',
  lead: 'Words for assistive technology only.',
  use: ['For names that sighted people read from form: a column of boxes, a new tab.'],
  avoid: ['For what everybody needs.', 'For controls: what takes the focus must be seen.'],
  anatomy: {
    specimen: (
      <p>
        Privacy Policy<VisuallyHidden> (opens a new tab)</VisuallyHidden>
      </p>
    ),
    parts: [
      {
        name: 'Words',
        about: 'In the text, out of sight, in the order of reading.',
        find: 'p > span',
        at: 'top',
      },
    ],
  },
  states: [
    {
      name: 'Rest',
      about: 'Nothing to see, which is the point.',
      show: (
        <p>
          Privacy Policy<VisuallyHidden> (opens a new tab)</VisuallyHidden>
        </p>
      ),
    },
  ],
  keyboard: 'None: it is text.',
  accessibleName: { from: 'It becomes part of the name of the control that it stands in.' },
  content: ['From the phrases like any visible text: translated and reviewed.'],
};
