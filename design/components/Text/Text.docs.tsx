import type { ComponentDocumentation } from '../../docs/documentation';
import { Text } from './Text';

export const docs: ComponentDocumentation = {
  name: 'Text',
  lead: 'Running text in three sizes and four tones.',
  story: 'pages--join-an-academy--waiting',
  use: ['For sentences. Secondary for supporting text, muted for text that readers may skip.'],
  avoid: ['For headings.'],
  guidance: {
    good: {
      show: (t) => <Text tone="danger">{t['pickers.discardText']}</Text>,
      why: 'The words say it, the color supports them.',
    },
    bad: {
      show: (t) => <Text tone="danger">{t['header.logOut']}</Text>,
      why: 'Color alone: it looks like an error, or like a link.',
    },
  },
  matrix: {
    variants: {
      large: { size: 'large' },
      medium: {},
      small: { size: 'small' },
      secondary: { tone: 'secondary' },
      muted: { tone: 'muted' },
      danger: { tone: 'danger' },
    },
    show: (props: object, t) => <Text {...props}>{t['home.lead']}</Text>,
  },
};
