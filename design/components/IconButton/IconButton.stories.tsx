import { CloseIcon } from '../../icons/frameIcons';
import { RefreshIcon } from '../../icons/icons';
import { Stack } from '../Stack/Stack';
import { IconButton } from './IconButton';
import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { iconButtonDocs } from './IconButton.docs';

export default { title: 'Components / Icon button' };

export const Documentation = documentationStory(iconButtonDocs);

export const States = matrixStory(iconButtonDocs);

export const Sizes = () => (
  <Stack direction="row" align="center">
    {(['small', 'medium', 'large'] as const).map((size) => (
      <IconButton key={size} size={size} label="Close" icon={<CloseIcon />} />
    ))}
  </Stack>
);

export const Disabled = () => <IconButton label="New picture" icon={<RefreshIcon />} disabled />;
