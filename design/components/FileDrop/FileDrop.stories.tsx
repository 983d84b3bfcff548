import { ImageIcon } from '../../icons/icons';
import { FileDrop } from './FileDrop';
import { documentationStory, stateStory } from '../../docs/storiesOf';
import { fileDropDocs } from './FileDrop.docs';

export default { title: 'Components / File drop' };

export const Documentation = documentationStory(fileDropDocs);

export const Rest = stateStory(fileDropDocs, 'Rest');

export const Hover = stateStory(fileDropDocs, 'Hover');

export const Over = stateStory(fileDropDocs, 'Over');

export const FocusVisible = stateStory(fileDropDocs, 'Focus visible');

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
