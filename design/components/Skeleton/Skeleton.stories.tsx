import { Stack } from '../Stack/Stack';
import { Skeleton } from './Skeleton';
import { documentationStory, stateStory } from '../../docs/storiesOf';
import { skeletonDocs } from './Skeleton.docs';

export default { title: 'Components / Skeleton' };

export const Documentation = documentationStory(skeletonDocs);

export const Line = stateStory(skeletonDocs, 'Line');

export const Round = stateStory(skeletonDocs, 'Round');

export const LoadingCard = () => (
  <Stack direction="row">
    <Skeleton inlineSize="3rem" blockSize="3rem" radius="full" />
    <Stack gap="3">
      <Skeleton inlineSize="16rem" />
      <Skeleton inlineSize="10rem" />
    </Stack>
  </Stack>
);
