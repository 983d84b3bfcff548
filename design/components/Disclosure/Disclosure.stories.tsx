import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Disclosure } from './Disclosure';
import { documentationStory, matrixStory, stateStory } from '../../docs/storiesOf';
import { docs } from './Disclosure.docs';

export default { title: 'Components / Disclosure' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);

export const Open = stateStory(docs, 'Open');

export const Default = () => (
  <Disclosure summary="Sent to s****y@school.example at 9:26 AM">
    <Stack gap="2" align="start">
      <Text size="small" tone="secondary">
        The code is valid until 9:31 AM.
      </Text>
      <Button variant="link" size="small">
        Edit email
      </Button>
    </Stack>
  </Disclosure>
);

export const LongSummary = () => (
  <Disclosure summary={`Sent to a****z@${'department.'.repeat(12)}example`}>
    <Text size="small" tone="secondary">
      The line wraps, the sign stays beside it.
    </Text>
  </Disclosure>
);
