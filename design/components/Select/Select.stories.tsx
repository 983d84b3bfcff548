import { useState } from 'react';
import { GlobeIcon } from '../../icons/icons';
import { Select } from './Select';
import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './Select.docs';

export default { title: 'Components / Select' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);

const languages = [
  { value: 'en_US', label: 'English', lang: 'en' },
  { value: 'zh_CN', label: '简体中文', lang: 'zh-CN' },
  { value: 'ar_SA', label: 'العربية', lang: 'ar' },
];

export const Language = () => {
  const [value, setValue] = useState('en_US');
  return (
    <div style={{ inlineSize: 180 }}>
      <Select
        label="Language"
        labelHidden
        value={value}
        options={languages}
        onChange={setValue}
        icon={<GlobeIcon />}
      />
    </div>
  );
};
