import { Badge } from './Badge';
import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './Badge.docs';

export default { title: 'Components / Badge' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);

export const LongWords = () => (
  <div style={{ inlineSize: 120 }}>
    <Badge>Zuletzt zur Anmeldung verwendet</Badge>
  </div>
);
