import { Stack } from '../Stack/Stack';
import { Skeleton } from './Skeleton';
import { documentationStory } from '../../docs/storiesOf';
import { docs } from './Skeleton.docs';

export default { title: 'Components / Skeleton' };

export const Documentation = documentationStory(docs);

export const LoadingCard = () => (
  <Stack direction="row">
    <Skeleton inlineSize="3rem" blockSize="3rem" radius="full" />
    <Stack gap="3">
      <Skeleton inlineSize="16rem" />
      <Skeleton inlineSize="10rem" />
    </Stack>
  </Stack>
);
