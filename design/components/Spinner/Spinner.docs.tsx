import type { ComponentDocumentation } from '../../docs/documentation';
import { Spinner } from './Spinner';

export const docs: ComponentDocumentation = {
  name: 'Spinner',
  lead: 'Shows that something is loading.',
  use: ['Inside buttons and small places, in the color of the text there.'],
  avoid: [
    'If the content has a known shape: Skeleton.',
    'If the progress is known: ProgressBar.',
    'For waits under half a second: it would only flash.',
  ],
  states: [
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
  accessibleName:
    'The label, as hidden text. It is not a live region: wrap it in one if its appearance must be announced.',
  content: ['Say what is loading, not “Please wait”.'],
};
