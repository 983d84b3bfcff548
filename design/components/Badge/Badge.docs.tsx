import type { ComponentDocumentation } from '../../docs/documentation';
import { Badge } from './Badge';

export const docs: ComponentDocumentation = {
  name: 'Badge',
  lead: 'A word or two that marks the element beside it.',
  use: [
    '“Last used” beside a way to sign in, “Deleted” in a row.',
    'With an id, as the description of the marked element.',
  ],
  avoid: [
    'For counts: write them into the text, as a sentence.',
    'For events: InlineMessage.',
    'As a control: Button or Link.',
  ],
  guidance: {
    good: {
      show: <Badge>Last used</Badge>,
      why: 'One or two words beside a name.',
    },
    bad: {
      show: <Badge>You used this account when you logged in the last time</Badge>,
      why: 'A sentence: it does not fit beside a name. Use Text.',
    },
  },
  states: [
    {
      name: 'Neutral',
      about: 'For a state that needs no action.',
      show: <Badge tone="neutral">Disabled</Badge>,
    },
    {
      name: 'Long words',
      about: 'Wraps inside its edge.',
      show: (
        <div style={{ inlineSize: 120 }}>
          <Badge>Zuletzt zur Anmeldung verwendet</Badge>
        </div>
      ),
    },
  ],
  accessibleName:
    'It is read as text in its place. Point aria-describedby of the control at its id.',
  content: [
    'Two words in Chinese, up to four in German. It wraps, so never put it on a line that may not grow.',
  ],
};
