import { Badge } from './Badge';
import { documentationStory } from '../../docs/storiesOf';
import { docs } from './Badge.docs';

export default { title: 'Components / Badge' };

export const Documentation = documentationStory(docs);

export const Accent = () => <Badge>Last used</Badge>;

export const Neutral = () => <Badge tone="neutral">Disabled</Badge>;

export const LongWords = () => (
  <div style={{ inlineSize: 120 }}>
    <Badge>Zuletzt zur Anmeldung verwendet</Badge>
  </div>
);
