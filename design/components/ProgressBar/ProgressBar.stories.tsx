import { Stack } from '../Stack/Stack';
import { ProgressBar } from './ProgressBar';
import { documentationStory, stateStory } from '../../docs/storiesOf';
import { progressBarDocs } from './ProgressBar.docs';

export default { title: 'Components / Progress bar' };

export const Documentation = documentationStory(progressBarDocs);

export const Begun = stateStory(progressBarDocs, 'Begun');

export const HalfWay = stateStory(progressBarDocs, 'Half way');

export const Complete = stateStory(progressBarDocs, 'Complete');

export const Steps = () => (
  <Stack>
    {[0, 35, 100].map((value) => (
      <ProgressBar key={value} label="Upload" value={value} />
    ))}
  </Stack>
);

export const Unknown = () => <ProgressBar label="Upload" />;

export const Arabic = () => (
  <div dir="rtl">
    <ProgressBar label="رفع" value={35} />
  </div>
);
