import type { ComponentDocumentation } from '../../docs/documentation';
import { Spinner } from '../Spinner/Spinner';
import { Skeleton } from './Skeleton';

export const docs: ComponentDocumentation = {
  name: 'Skeleton',
  lead: 'Reserves the space of loading content, so that nothing moves.',
  story: 'pages--join-an-academy--loading',
  use: [
    'If the shape of the content is known.',
    'In the size of the content, with the region marked aria-busy.',
  ],
  avoid: ['For actions: Button has loading.', 'Longer than the content would be.'],
  guidance: {
    good: {
      show: () => <Skeleton blockSize="6rem" />,
      why: 'As high as the content, which then takes its place.',
    },
    bad: {
      show: () => <Spinner label="Loading" />,
      why: 'The content moves everything below it when it comes.',
    },
  },
  accessibleName:
    'None: hidden from assistive technology. Mark the region as busy and announce the loaded content.',
};
