import { Live } from '../../docs/Live';
import type { ComponentDocumentation } from '../../docs/documentation';
import { GlobeIcon } from '../../icons/icons';
import { Select } from './Select';

const LANGUAGES = [
  { value: 'en_US', label: 'English', lang: 'en' },
  { value: 'zh_CN', label: '简体中文', lang: 'zh-CN' },
  { value: 'ar_SA', label: 'العربية', lang: 'ar' },
];

export const selectDocs: ComponentDocumentation = {
  name: 'Select',
  title: 'Components / Select',
  lead: 'One of many, as the platform’s own list.',
  use: [
    'For five choices and more that need no explanation: languages, lengths of a page.',
    'variant quiet beside other things, field in forms.',
  ],
  avoid: [
    'For two to four in a form: RadioGroup shows them all.',
    'For thousands: a SearchField over a list.',
    'To start an action: Menu.',
  ],
  anatomy: {
    specimen: (
      <Live initial="en_US">
        {(value, set) => (
          <Select
            label="Language"
            value={value}
            options={LANGUAGES}
            onChange={set}
            icon={<GlobeIcon />}
          />
        )}
      </Live>
    ),
    parts: [
      {
        name: 'Label',
        about: 'Always there; labelHidden hides it from the eye only.',
        find: 'label',
        at: 'top',
      },
      { name: 'Icon', about: 'Optional, lets every press through.', find: 'svg', at: 'bottom' },
      {
        name: 'Value',
        about: 'What is chosen; cut with an ellipsis, whole in the list.',
        find: 'select',
        at: 'bottom',
      },
    ],
  },
  states: [
    {
      name: 'Rest',
      about: 'Closed.',
      show: (
        <Live initial="en_US">
          {(value, set) => (
            <Select label="Language" value={value} options={LANGUAGES} onChange={set} />
          )}
        </Live>
      ),
    },
    {
      name: 'Hover',
      about: 'The frame darkens.',
      show: (
        <Select label="Language" value="en_US" options={LANGUAGES} onChange={() => undefined} />
      ),
      force: { state: 'hover', on: 'select' },
    },
    {
      name: 'Focus visible',
      about: 'The ring.',
      show: (
        <Select label="Language" value="en_US" options={LANGUAGES} onChange={() => undefined} />
      ),
      force: { state: 'focus', on: 'select' },
    },
    {
      name: 'Quiet',
      about: 'Without a frame, as wide as its value.',
      show: (
        <Live initial="zh_CN">
          {(value, set) => (
            <Select
              variant="quiet"
              label="Language"
              labelHidden
              value={value}
              options={LANGUAGES}
              onChange={set}
              icon={<GlobeIcon />}
            />
          )}
        </Live>
      ),
    },
    {
      name: 'Disabled',
      about: 'Not reached by keyboard.',
      show: (
        <Select
          label="Language"
          value="en_US"
          options={LANGUAGES}
          onChange={() => undefined}
          disabled
        />
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Comes to the list and leaves it.'],
    ['Arrow Up, Arrow Down', 'The option before or after; on a Mac they open the list (native).'],
    ['Space', 'Opens the list (native).'],
    ['Letters', 'Go to the option that begins so (native).'],
  ],
  accessibleName: { from: 'The label, seen or not.', role: 'combobox', name: 'Language' },
  content: [
    'Each language is written in itself and marked with its lang, so that it is spoken right.',
    'Order by what people look for; numbers ascend.',
  ],
};
