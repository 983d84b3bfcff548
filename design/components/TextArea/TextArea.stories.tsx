import { TextArea } from './TextArea';
import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './TextArea.docs';

export default { title: 'Components / Text area' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);

export const Default = () => (
  <TextArea label="Reason for joining" mark="Required" count="0 / 500" />
);
