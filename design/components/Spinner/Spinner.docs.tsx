import type { ComponentDocumentation } from '../../docs/documentation';

export const docs: ComponentDocumentation = {
  name: 'Spinner',
  lead: 'Shows that something is loading.',
  story: 'pickers--departments-loading',
  use: ['Inside buttons and small places, in the color of the text there.'],
  avoid: [
    'If the content has a known shape: Skeleton.',
    'If the progress is known: ProgressBar.',
    'For short waits: it would only flash.',
  ],
  accessibleName:
    'The label, as hidden text. It is not a live region: wrap it in one if its appearance must be announced.',
  content: ['Say what is loading, not “Please wait”.'],
};
