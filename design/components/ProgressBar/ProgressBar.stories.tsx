import { Stack } from '../Stack/Stack';
import { ProgressBar } from './ProgressBar';

export default { title: 'Components / ProgressBar' };

export const Steps = () => (
  <Stack>
    {[0, 35, 100].map((value) => <ProgressBar key={value} label="Upload" value={value} />)}
  </Stack>
);

export const Unknown = () => <ProgressBar label="Upload" />;

export const Arabic = () => <div dir="rtl"><ProgressBar label="رفع" value={35} /></div>;
