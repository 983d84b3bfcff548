import type { ComponentDocumentation } from '../../docs/documentation';
import { Text } from './Text';

export const docs: ComponentDocumentation = {
  name: 'Text',
  lead: 'Running text in three sizes and four tones.',
  use: ['For sentences. Secondary for supporting text, muted for text that readers may skip.'],
  avoid: ['For headings.', 'danger alone for errors: say it in words.', 'Under 13 px.'],
  guidance: {
    good: {
      show: <Text tone="danger">This cannot be undone.</Text>,
      why: 'The words say it, the color supports them.',
    },
    bad: {
      show: <Text tone="danger">Delete account</Text>,
      why: 'Color alone: it looks like an error, or like a link.',
    },
  },
  states: [
    {
      name: 'Secondary',
      about: 'Supports.',
      show: <Text tone="secondary">Courses, internships and certificates.</Text>,
    },
    {
      name: 'Muted',
      about: 'Still 4.5 to 1.',
      show: (
        <Text tone="muted" size="small">
          Courses, internships and certificates.
        </Text>
      ),
    },
    {
      name: 'Danger',
      about: 'Emphasis for text that also says it.',
      show: <Text tone="danger">Login failed.</Text>,
    },
    {
      name: 'Large',
      about: 'A lead.',
      show: <Text size="large">Courses, internships and certificates.</Text>,
    },
  ],
  accessibleName: 'None: it is read in place.',
  content: [
    'Lines of 45 to 75 letters, half of that in Chinese, Japanese and Korean.',
    'Names and codes from elsewhere are isolated (bdi), so that they do not change the direction of the sentence.',
  ],
};
