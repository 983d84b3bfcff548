import { Card } from '../Card/Card';
import { Heading } from '../Heading/Heading';
import { Text } from '../Text/Text';
import { Stack } from './Stack';
import { documentationStory } from '../../docs/storiesOf';
import { docs } from './Stack.docs';

export default { title: 'Components / Stack' };

export const Documentation = documentationStory(docs);

export const Cards = () => (
  <Stack direction="row" wrap>
    {(['2', '4', '8'] as const).map((gap) => (
      <Card key={gap}>
        <Stack gap={gap}>
          <Heading level={2}>Gap {gap}</Heading>
          <Text tone="secondary">Secondary</Text>
          <Text tone="muted" size="small">
            Muted
          </Text>
          <Text tone="danger">Danger</Text>
        </Stack>
      </Card>
    ))}
  </Stack>
);
