import { StoryApp } from '#testing/stories/StoryApp.tsx';

export default { title: 'Pages / Not found' };

export const NotFound = () => <StoryApp address="/no/such/page" />;
