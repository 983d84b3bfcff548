import { CloseIcon } from '../../icons/frameIcons';
import { RefreshIcon } from '../../icons/icons';
import { Stack } from '../Stack/Stack';
import { IconButton } from './IconButton';

export default { title: 'Components / IconButton' };

export const Sizes = () => (
  <Stack direction="row" align="center">
    {(['small', 'medium', 'large'] as const).map((size) => <IconButton key={size} size={size} label="Close" icon={<CloseIcon />} />)}
  </Stack>
);

export const Disabled = () => <IconButton label="New picture" icon={<RefreshIcon />} disabled />;
