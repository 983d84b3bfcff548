import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { GlobeIcon, Select, token } from '..';
import { brands } from '../tokens/brands';
import { changeView, useView } from './addressView';
import { storyLocales } from './storyLocales';
import type { StoryLocale } from './storyLocales';
import { frameWidths } from './view';

const Panel = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space.2')};
  margin-block-end: ${token('space.4')};
  padding-block-end: ${token('space.4')};
  border-block-end: 1px solid ${token('color.border.subtle')};
  > :first-child {
    grid-column: 1 / -1;
  }
  label {
    font-size: ${token('type.size.small')};
    color: ${token('color.text.secondary')};
  }
  select {
    font-size: ${token('type.size.label')};
    min-block-size: ${token('size.control.small')};
  }
`;

const LANGUAGES: Readonly<Record<StoryLocale, string>> = {
  zh_CN: '简体中文',
  en_US: 'English',
  es_ES: 'Español',
  ru_RU: 'Русский',
  ar_SA: 'العربية',
  pl_PL: 'Polski',
  de_DE: 'Deutsch',
  tr_TR: 'Türkçe',
  fr_FR: 'Français',
  pt_BR: 'Português (Brasil)',
  ko_KR: '한국어',
  ja_JP: '日本語',
  'pseudo-long': 'Pseudo: +40 %, accents',
  'pseudo-rtl': 'Pseudo: right to left',
  keys: 'Pseudo: keys',
};

interface ViewControlsProps {
  theme: string;
  onTheme: (theme: string) => void;
}

/** The switches above the list of stories: language, theme, brand and width. */
export function ViewControls({ theme, onTheme }: ViewControlsProps) {
  const { locale, brand, frame } = useView();
  const [place, setPlace] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const made = document.createElement('div');
    made.lang = 'en';
    document.querySelector('.ladle-aside')?.prepend(made);
    // oxlint-disable-next-line react/set-state-in-effect -- Ladle's list is there only now
    setPlace(made);
    return () => made.remove();
  }, []);
  if (place === undefined) return null;
  return createPortal(
    <Panel role="group" aria-label="How the story is shown">
      <Select
        label="Language"
        value={locale}
        icon={<GlobeIcon size="small" />}
        options={storyLocales.map((each) => ({ value: each, label: LANGUAGES[each] }))}
        onChange={(value) =>
          changeView({ locale: storyLocales.find((each) => each === value) ?? storyLocales[0] })
        }
      />
      <Select
        label="Theme"
        value={theme}
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        onChange={onTheme}
      />
      <Select
        label="Width"
        value={String(frame)}
        options={frameWidths.map((width) => ({
          value: String(width),
          label: width === 0 ? 'Full' : `${width} px`,
        }))}
        onChange={(value) =>
          changeView({ frame: frameWidths.find((width) => String(width) === value) ?? 0 })
        }
      />
      <Select
        label="Tenant brand"
        value={brand}
        options={[
          { value: '', label: 'Default' },
          ...Object.keys(brands).map((each) => ({ value: each, label: each })),
        ]}
        onChange={(value) => changeView({ brand: value })}
      />
    </Panel>,
    place,
  );
}
