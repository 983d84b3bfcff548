import type { ComponentDocumentation } from '../../docs/documentation';
import { Badge } from './Badge';

export const docs: ComponentDocumentation = {
  name: 'Badge',
  lead: 'A word or two that marks the element beside it.',
  story: 'sign-in--other-ways--last-used-portal',
  use: ['For the way to sign in that was used last, for a deleted item in a row.'],
  avoid: ['For events: InlineMessage.', 'As a control: Button or Link.'],
  guidance: {
    good: {
      show: (t) => <Badge>{t['thirdParty.lastUsed']}</Badge>,
      why: 'One or two words beside a name.',
    },
    bad: {
      show: (t) => <Badge>{t['thirdParty.enterpriseHint']}</Badge>,
      why: 'A sentence: it does not fit beside a name. Use Text.',
    },
  },
  matrix: {
    variants: { accent: {}, neutral: { tone: 'neutral' } },
    show: (props: object, t) => <Badge {...props}>{t['pickers.disabled']}</Badge>,
  },
  accessibleName:
    'It is read as text in its place. Point aria-describedby of the control at its id.',
  content: ['It wraps, so never put it on a line that may not grow.'],
};
