import type { ComponentDocumentation } from '../../docs/documentation';
import { ProgressBar } from './ProgressBar';
import { Example } from './ProgressBar.example';
import code from './ProgressBar.example.tsx?raw';

export const progressBarDocs: ComponentDocumentation = {
  name: 'ProgressBar',
  title: 'Components / Progress bar',
  lead: 'Shows the progress of a task.',
  use: [
    'For uploads and imports, which report their progress.',
    'Without a value for tasks that report no progress but take longer than ten seconds.',
  ],
  avoid: ['For short waits: Spinner, or Skeleton if the shape is known.'],
  example: { Example, code },
  tryOut: { element: <ProgressBar label="Upload" value={62} /> },
  guidance: {
    good: {
      show: <ProgressBar label="Import of members" value={62} />,
      why: 'Measured progress, named after the work.',
    },
    bad: {
      show: <ProgressBar label="Loading" value={99} />,
      why: 'An invented value that stops at 99 %. Without a measure, leave the value out.',
    },
  },
  states: [
    { name: 'Begun', about: 'Nothing yet.', show: <ProgressBar label="Upload" value={0} /> },
    { name: 'Half way', about: 'On its way.', show: <ProgressBar label="Upload" value={48} /> },
    { name: 'Complete', about: 'Done.', show: <ProgressBar label="Upload" value={100} /> },
    {
      name: 'Unknown',
      about: 'Unknown progress: it pulses; under reduced motion it has stripes instead.',
      show: <ProgressBar label="Upload" />,
    },
  ],
  keyboard: 'None: it cannot be changed.',
  accessibleName: 'The label. It is silent: announce the start and the end in a LiveRegion.',
  content: ['Describe the task beside it: “Checking 9,876 rows”.'],
  related: ['Spinner', 'Skeleton'],
};
