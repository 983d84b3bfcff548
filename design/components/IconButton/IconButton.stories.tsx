import { CloseIcon } from '../../icons/frameIcons';
import { RefreshIcon } from '../../icons/icons';
import { Stack } from '../Stack/Stack';
import { IconButton } from './IconButton';
import { documentationStory, stateStory } from '../../docs/storiesOf';
import { iconButtonDocs } from './IconButton.docs';

export default { title: 'Components / Icon button' };

export const Documentation = documentationStory(iconButtonDocs);

export const Rest = stateStory(iconButtonDocs, 'Rest');

export const Hover = stateStory(iconButtonDocs, 'Hover');

export const FocusVisible = stateStory(iconButtonDocs, 'Focus visible');

export const Active = stateStory(iconButtonDocs, 'Active');

export const Sizes = () => (
  <Stack direction="row" align="center">
    {(['small', 'medium', 'large'] as const).map((size) => (
      <IconButton key={size} size={size} label="Close" icon={<CloseIcon />} />
    ))}
  </Stack>
);

export const Disabled = () => <IconButton label="New picture" icon={<RefreshIcon />} disabled />;
