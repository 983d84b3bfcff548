import type { ComponentDocumentation } from '../../docs/documentation';
import { Button } from '../Button/Button';
import { VisuallyHidden } from './VisuallyHidden';

export const docs: ComponentDocumentation = {
  name: 'VisuallyHidden',
  lead: 'Text for assistive technology only.',
  use: [
    'For words that sighted people get from the layout: the person of a row, the heading of a column of boxes.',
  ],
  avoid: ['For what everyone needs.', 'For controls: a focused element must be visible.'],
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
  states: [],
  keyboard: 'None: it is text.',
  accessibleName: 'It becomes part of the name of the surrounding control.',
  content: [
    'Translate it like visible text, in one phrase with the visible words: their order differs between languages.',
  ],
};
