import { Text } from '../Text/Text';
import { Disclosure } from './Disclosure';
import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './Disclosure.docs';

export default { title: 'Components / Disclosure' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);

export const LongSummary = () => (
  <Disclosure summary={`Sent to a****z@${'department.'.repeat(12)}example`}>
    <Text size="small" tone="secondary">
      The line wraps, the sign stays beside it.
    </Text>
  </Disclosure>
);
