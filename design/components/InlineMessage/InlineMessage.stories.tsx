import { Button } from '../Button/Button';
import { InlineMessage } from './InlineMessage';
import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './InlineMessage.docs';

export default { title: 'Components / Inline message' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);

export const WithAction = () => (
  <InlineMessage tone="danger" action={<Button size="small">Refresh</Button>}>
    The QR code could not be loaded.
  </InlineMessage>
);
