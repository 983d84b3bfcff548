import type { ComponentDocumentation } from '../../docs/documentation';
import { Spinner } from './Spinner';

export const spinnerDocs: ComponentDocumentation = {
  name: 'Spinner',
  title: 'Components / Spinner',
  lead: 'Something is on its way.',
  use: ['Inside buttons and small places, in the colour and size of the text there.'],
  avoid: [
    'Where content has a shape: Skeleton.',
    'Where the share is known: ProgressBar.',
    'For waits under half a second: it would only flash.',
  ],
  anatomy: {
    specimen: <Spinner label="Loading the QR code" />,
    parts: [
      {
        name: 'Ring',
        about: '1.25 em; turns, and pulses slowly where motion is unwelcome.',
        find: '[aria-hidden]',
        at: 'top',
      },
    ],
  },
  states: [
    {
      name: 'Labelled',
      about: 'Says what is waited for, for the ear only.',
      show: <Spinner label="Loading the QR code" />,
    },
    {
      name: 'Decoration',
      about: 'Beside words that say it.',
      show: (
        <span>
          <Spinner /> Checking the file…
        </span>
      ),
    },
  ],
  keyboard: 'None: it is no control.',
  accessibleName: {
    from: 'The label, as hidden text. It is no live region: wrap it in one when its coming must be heard.',
  },
  content: ['Say what is waited for, not “Please wait”.'],
};
