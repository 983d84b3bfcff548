import type { ComponentDocumentation } from '../../docs/documentation';
import { ProgressBar } from './ProgressBar';

export const docs: ComponentDocumentation = {
  name: 'ProgressBar',
  lead: 'Shows the progress of a task.',
  story: 'import-of-members--uploading',
  use: ['For uploads and imports, which report their progress.'],
  avoid: ['For short waits: Spinner, or Skeleton if the shape is known.'],
  guidance: {
    good: {
      show: (t) => <ProgressBar label={t['memberImport.progress']} />,
      why: 'Without a known progress a part of it moves: something happens.',
    },
    bad: {
      show: (t) => <ProgressBar label={t['memberImport.progress']} value={0} />,
      why: 'An empty bar looks as if nothing happens.',
    },
  },
  matrix: {
    variants: { 'half way': { value: 48 }, unknown: {} },
    show: (props: { value?: number }, t) => (
      <ProgressBar {...props} label={t['memberImport.progress']} />
    ),
  },
  accessibleName: 'The label. It is silent: announce the start and the end in a LiveRegion.',
};
