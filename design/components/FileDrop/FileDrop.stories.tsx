import { ImageIcon } from '../../icons/icons';
import { FileDrop } from './FileDrop';
import { documentationStory, stateStory } from '../../docs/storiesOf';
import { docs } from './FileDrop.docs';

export default { title: 'Components / File drop' };

export const Documentation = documentationStory(docs);

export const Hover = stateStory(docs, 'Hover');

export const Over = stateStory(docs, 'Over');

const shared = { chooseLabel: 'Choose image', accept: 'image/png', onFiles: () => undefined };

export const Default = () => (
  <FileDrop {...shared} icon={<ImageIcon size="large" />}>
    or drop it here
  </FileDrop>
);

export const Invalid = () => (
  <FileDrop {...shared} invalid>
    or drop it here
  </FileDrop>
);

export const Disabled = () => (
  <FileDrop {...shared} disabled>
    or drop it here
  </FileDrop>
);

export const Arabic = () => (
  <div dir="rtl" lang="ar">
    <FileDrop {...shared} chooseLabel="اختيار صورة">
      أو إفلاتها هنا
    </FileDrop>
  </div>
);
