import { useState } from 'react';
import { GlobeIcon, Select } from '#design';

const languages = [
  { value: 'en_US', label: 'English', lang: 'en' },
  { value: 'zh_CN', label: '简体中文', lang: 'zh-CN' },
  { value: 'ar_SA', label: 'العربية', lang: 'ar' },
];

export function Example() {
  const [language, setLanguage] = useState('en_US');
  return (
    <Select
      label="Language"
      icon={<GlobeIcon />}
      options={languages}
      value={language}
      onChange={setLanguage}
    />
  );
}
