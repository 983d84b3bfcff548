import type { ComponentDocumentation } from '../../docs/documentation';
import { ProgressBar } from './ProgressBar';

export const docs: ComponentDocumentation = {
  name: 'ProgressBar',
  lead: 'Shows the progress of a task.',
  use: [
    'For uploads and imports, which report their progress.',
    'Without a value for tasks that report no progress but take longer than ten seconds.',
  ],
  avoid: ['For short waits: Spinner, or Skeleton if the shape is known.'],
  states: [
    { name: 'Half way', about: 'On its way.', show: <ProgressBar label="Upload" value={48} /> },
    {
      name: 'Unknown',
      about: 'Unknown progress: it pulses; under reduced motion it has stripes instead.',
      show: <ProgressBar label="Upload" />,
    },
  ],
  accessibleName: 'The label. It is silent: announce the start and the end in a LiveRegion.',
  content: ['Describe the task beside it: “Checking 9,876 rows”.'],
};
