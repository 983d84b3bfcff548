import type { ComponentDocumentation } from '../../docs/documentation';
import { Button } from '../Button/Button';
import { VisuallyHidden } from './VisuallyHidden';
import { Example } from './VisuallyHidden.example';
import code from './VisuallyHidden.example.tsx?raw';

export const visuallyHiddenDocs: ComponentDocumentation = {
  name: 'VisuallyHidden',
  title: 'Components / Visually hidden',
  lead: 'Text for assistive technology only.',
  use: [
    'For words that sighted people get from the layout: the person of a row, the heading of a column of boxes.',
  ],
  avoid: ['For what everyone needs.', 'For controls: a focused element must be visible.'],
  example: { Example, code },
  guidance: {
    good: {
      show: (
        <Button>
          Remove<VisuallyHidden> Li Na</VisuallyHidden>
        </Button>
      ),
      why: 'The row shows who is meant; a screen reader gets it from the name “Remove Li Na”.',
    },
    bad: {
      show: (
        <p>
          <VisuallyHidden>The agreement applies to you.</VisuallyHidden> Continue
        </p>
      ),
      why: 'All readers need it: show it.',
    },
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
  accessibleName: 'It becomes part of the name of the surrounding control.',
  content: [
    'Translate it like visible text, in one phrase with the visible words: their order differs between languages.',
  ],
  related: ['LiveRegion', 'IconButton'],
};
