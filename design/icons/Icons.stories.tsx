import { Stack } from '../components/Stack/Stack';
import { Text } from '../components/Text/Text';
import * as icons from './icons';

export default { title: 'Icons' };

const everyIcon = (
  <Stack direction="row" wrap gap="6">
    {Object.entries(icons).map(([name, Drawing]) => <Stack key={name} align="center" gap="1"><Drawing size="large" /><Text size="small">{name}</Text></Stack>)}
  </Stack>
);

export const LeftToRight = () => everyIcon;

export const RightToLeft = () => <div dir="rtl">{everyIcon}</div>;
