import type { ComponentDocumentation } from '../../docs/documentation';
import { Badge } from './Badge';

export const badgeDocs: ComponentDocumentation = {
  name: 'Badge',
  title: 'Components / Badge',
  lead: 'A word or two that marks what it stands at.',
  use: [
    '“Last used” at a way to sign in, “No longer exists” at a row.',
    'With an id, as the description of what it marks.',
  ],
  avoid: ['For counts.', 'For what happened: InlineMessage.', 'As something to press.'],
  anatomy: {
    specimen: <Badge>Last used</Badge>,
    parts: [
      { name: 'Words', about: 'Say everything; the colour says nothing.', find: 'span', at: 'top' },
    ],
  },
  states: [
    { name: 'Accent', about: 'What stands out.', show: <Badge>Last used</Badge> },
    {
      name: 'Neutral',
      about: 'A state that asks for nothing.',
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
  keyboard: 'None: it is text.',
  accessibleName: {
    from: 'It is read as text where it stands; point aria-describedby of the control at its id.',
  },
  content: [
    'Two words in Chinese, up to four in German. It wraps, so never put it on a line that may not grow.',
  ],
};
