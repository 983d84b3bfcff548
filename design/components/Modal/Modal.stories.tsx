import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Modal } from './Modal';
import { documentationStory, overlayStory } from '../../docs/storiesOf';
import { docs } from './Modal.docs';

export default { title: 'Components / Modal' };

export const Documentation = documentationStory(docs);

export const Dialog = overlayStory(docs, 'Dialog');

export const Question = overlayStory(docs, 'Question');

export const TallerThanTheWindow = () => (
  <Modal open title="Service Agreement" closeLabel="Close">
    <Stack>
      {Array.from({ length: 40 }, (_, index) => (
        <Text key={index}>Paragraph {index + 1}. Everything agreed here is agreed at length.</Text>
      ))}
    </Stack>
  </Modal>
);
