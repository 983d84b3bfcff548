import type { ComponentDocumentation } from '../../docs/documentation';
import { Stack } from '../Stack/Stack';
import { Spinner } from './Spinner';
import { Example } from './Spinner.example';
import code from './Spinner.example.tsx?raw';

export const spinnerDocs: ComponentDocumentation = {
  name: 'Spinner',
  title: 'Components / Spinner',
  lead: 'Shows that something is loading.',
  use: ['Inside buttons and small places, in the color of the text there.'],
  avoid: [
    'If the content has a known shape: Skeleton.',
    'If the progress is known: ProgressBar.',
    'For waits under half a second: it would only flash.',
  ],
  example: { Example, code },
  tryOut: { element: <Spinner label="Loading the QR code" /> },
  guidance: {
    good: {
      show: <Spinner label="Loading the QR code" />,
      why: 'The name says what is being loaded.',
    },
    bad: {
      show: (
        <Stack>
          <Spinner label="Please wait" />
          <Spinner label="Please wait" />
          <Spinner label="Please wait" />
        </Stack>
      ),
      why: 'One for each part: a page has one, parts have a Skeleton.',
    },
  },
  states: [
    {
      name: 'Labelled',
      about: 'Says what is loading, for screen readers only.',
      show: <Spinner label="Loading the QR code" />,
    },
    {
      name: 'Decoration',
      about: 'Beside text that says it.',
      show: (
        <span>
          <Spinner /> Checking the file…
        </span>
      ),
    },
  ],
  keyboard: 'None: it is not a control.',
  accessibleName:
    'The label, as hidden text. It is not a live region: wrap it in one if its appearance must be announced.',
  content: ['Say what is loading, not “Please wait”.'],
  related: ['Skeleton', 'ProgressBar', 'Button'],
};
