import { Stack } from '../components/Stack/Stack';
import { Text } from '../components/Text/Text';
import * as drawings from './drawings';

export default { title: 'Drawings' };

const everyDrawing = (
  <main>
    <Stack direction="row" wrap gap="8">
      {Object.entries(drawings).map(([name, Drawing]) => (
        <Stack key={name} align="center" gap="2">
          <Drawing />
          <Text size="small">{name}</Text>
        </Stack>
      ))}
    </Stack>
  </main>
);

export const LeftToRight = () => everyDrawing;

export const RightToLeft = () => <div dir="rtl">{everyDrawing}</div>;
