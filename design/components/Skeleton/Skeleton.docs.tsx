import type { ComponentDocumentation } from '../../docs/documentation';
import { Stack } from '../Stack/Stack';
import { Skeleton } from './Skeleton';

export const docs: ComponentDocumentation = {
  name: 'Skeleton',
  lead: 'Reserves the space of loading content, so that nothing moves.',
  use: [
    'If the shape of the content is known.',
    'In the size of the content, with the region marked aria-busy.',
  ],
  avoid: ['For actions: Button has loading.', 'Longer than the content would be.'],
  states: [
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
  accessibleName:
    'None: hidden from assistive technology. Mark the region as busy and announce the loaded content.',
  content: ['Give lines the length of the longest language, or the full width.'],
};
