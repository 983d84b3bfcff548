import { Stack } from '../Stack/Stack';
import { ProgressBar } from './ProgressBar';
import { documentationStory, stateStory } from '../../docs/storiesOf';
import { docs } from './ProgressBar.docs';

export default { title: 'Components / Progress bar' };

export const Documentation = documentationStory(docs);

export const HalfWay = stateStory(docs, 'Half way');

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
