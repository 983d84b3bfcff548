import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { InlineMessage } from './InlineMessage';
import { documentationStory, stateStory } from '../../docs/storiesOf';
import { docs } from './InlineMessage.docs';

export default { title: 'Components / Inline message' };

export const Documentation = documentationStory(docs);

export const Info = stateStory(docs, 'Info');

export const Success = stateStory(docs, 'Success');

export const Warning = stateStory(docs, 'Warning');

export const Danger = stateStory(docs, 'Danger');

export const Tones = () => (
  <Stack gap="3">
    <InlineMessage tone="info">Only mainland China mobile numbers are supported</InlineMessage>
    <InlineMessage tone="success">Your application has been approved</InlineMessage>
    <InlineMessage tone="warning">The account will be deleted in 15 days.</InlineMessage>
    <InlineMessage tone="danger">Login failed.</InlineMessage>
  </Stack>
);

export const WithAction = () => (
  <InlineMessage tone="danger" action={<Button size="small">Refresh</Button>}>
    The QR code could not be loaded.
  </InlineMessage>
);

export const Arabic = () => (
  <div dir="rtl" lang="ar">
    <InlineMessage tone="warning">سيتم حذف الحساب خلال 15 يومًا.</InlineMessage>
  </div>
);
