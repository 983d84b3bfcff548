import type { ComponentDocumentation } from '../../docs/documentation';
import { VisuallyHidden } from './VisuallyHidden';
import { Example } from './VisuallyHidden.example';
import code from './VisuallyHidden.example.tsx?raw';

export const visuallyHiddenDocs: ComponentDocumentation = {
  name: 'VisuallyHidden',
  title: 'Components / Visually hidden',
  lead: 'Text for assistive technology only.',
  use: ['For names that sighted people recognise from the layout: a column of boxes, a new tab.'],
  avoid: ['For what everyone needs.', 'For controls: a focused element must be visible.'],
  example: { Example, code },
  guidance: {
    good: {
      show: (
        <p>
          Privacy Policy<VisuallyHidden> (opens a new tab)</VisuallyHidden>
        </p>
      ),
      why: 'What sighted people see anyway.',
    },
    bad: {
      show: (
        <p>
          <VisuallyHidden>The agreement applies to you.</VisuallyHidden> Continue
        </p>
      ),
      why: 'What everybody needs: show it.',
    },
  },
  anatomy: {
    specimen: (
      <p>
        Privacy Policy<VisuallyHidden> (opens a new tab)</VisuallyHidden>
      </p>
    ),
    parts: [
      {
        name: 'Words',
        about: 'In the text, invisible, in reading order.',
        find: 'p > span',
        at: 'top',
      },
    ],
  },
  states: [
    {
      name: 'Rest',
      about: 'Nothing is visible, as intended.',
      show: (
        <p>
          Privacy Policy<VisuallyHidden> (opens a new tab)</VisuallyHidden>
        </p>
      ),
    },
  ],
  keyboard: 'None: it is text.',
  accessibleName: { from: 'It becomes part of the name of the surrounding control.' },
  content: ['From the phrases like any visible text: translated and reviewed.'],
  since: '0.1.0',
  status: 'stable',
  related: ['LiveRegion', 'IconButton'],
};
