import type { ComponentDocumentation } from '../../docs/documentation';
import { Stack } from '../Stack/Stack';
import { Skeleton } from './Skeleton';
import { Example } from './Skeleton.example';
import code from './Skeleton.example.tsx?raw';

export const skeletonDocs: ComponentDocumentation = {
  name: 'Skeleton',
  title: 'Components / Skeleton',
  lead: 'Reserves the space of loading content, so that nothing moves.',
  use: [
    'If the shape of the content is known.',
    'In the size of the content, with the region marked aria-busy.',
  ],
  avoid: ['For actions: Button has loading.', 'Longer than the content would be.'],
  example: { Example, code },
  tryOut: { element: <Skeleton inlineSize="16rem" blockSize="3rem" /> },
  guidance: {
    good: {
      show: (
        <Stack gap="2">
          <Skeleton inlineSize="8rem" />
          <Skeleton inlineSize="14rem" />
        </Stack>
      ),
      why: 'Blocks where the content appears, in its size.',
    },
    bad: {
      show: <Skeleton inlineSize="14rem" blockSize="8rem" />,
      why: 'One large block: the page jumps when the content arrives.',
    },
  },
  states: [
    { name: 'Line', about: 'Text.', show: <Skeleton inlineSize="12rem" /> },
    {
      name: 'Round',
      about: 'A picture.',
      show: <Skeleton inlineSize="3rem" blockSize="3rem" radius="full" />,
    },
    {
      name: 'Loading card',
      about: 'Put together.',
      show: (
        <Stack direction="row">
          <Skeleton inlineSize="3rem" blockSize="3rem" radius="full" />
          <Stack gap="3">
            <Skeleton inlineSize="10rem" />
            <Skeleton inlineSize="6rem" />
          </Stack>
        </Stack>
      ),
    },
  ],
  keyboard: 'None: decoration.',
  accessibleName:
    'None: hidden from assistive technology. Mark the region as busy and announce the loaded content.',
  content: ['Give lines the length of the longest language, or the full width.'],
  related: ['Spinner', 'ProgressBar'],
};
