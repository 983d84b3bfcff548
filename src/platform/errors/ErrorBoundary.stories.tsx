import { CrashedPage } from '../../testing/stories/CrashedPage';
import { StoryApp } from '../../testing/stories/StoryApp';

export default { title: 'Pages / Crashed region' };

export const Crashed = () => <StoryApp page={CrashedPage} />;

export const CrashedInDialog = () => <StoryApp page={(props) => <CrashedPage {...props} inDialog />} />;
