import { Stack } from '../Stack/Stack';
import { Skeleton } from './Skeleton';

export default { title: 'Components / Skeleton' };

export const LoadingCard = () => (
  <Stack direction="row">
    <Skeleton inlineSize="3rem" blockSize="3rem" radius="full" />
    <Stack gap="3"><Skeleton inlineSize="16rem" /><Skeleton inlineSize="10rem" /></Stack>
  </Stack>
);
