import { CrashedPage } from '#testing/stories/CrashedPage.tsx';
import { StoryApp } from '#testing/stories/StoryApp.tsx';
import { PartNotLoaded } from './PartNotLoaded';

export default {
  title: 'Pages / Crashed region',
  meta: {
    feature: 'Other pages',
    order: 55,
    error: ['Crashed', 'CrashedInDialog', 'NotLoaded', 'NotLoadedInDialog'],
  },
};

export const Crashed = () => <StoryApp page={CrashedPage} />;

export const CrashedInDialog = () => (
  <StoryApp page={(props) => <CrashedPage {...props} inDialog />} />
);

const notLoaded = <PartNotLoaded onRetry={() => undefined} />;

export const NotLoaded = () => (
  <StoryApp page={(props) => <CrashedPage {...props} region={notLoaded} />} />
);

export const NotLoadedInDialog = () => (
  <StoryApp page={(props) => <CrashedPage {...props} inDialog region={notLoaded} />} />
);
