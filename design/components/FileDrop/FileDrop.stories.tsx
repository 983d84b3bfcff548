import { ImageIcon } from '../../icons/icons';
import { FileDrop } from './FileDrop';

export default { title: 'Components / FileDrop' };

const shared = { chooseLabel: 'Choose image', accept: 'image/png', onFiles: () => undefined };

export const Default = () => <FileDrop {...shared} icon={<ImageIcon size="large" />}>or drop it here</FileDrop>;

export const Invalid = () => <FileDrop {...shared} invalid>or drop it here</FileDrop>;

export const Disabled = () => <FileDrop {...shared} disabled>or drop it here</FileDrop>;

export const Arabic = () => (
  <div dir="rtl" lang="ar"><FileDrop {...shared} chooseLabel="اختيار صورة">أو إسقاطها هنا</FileDrop></div>
);
