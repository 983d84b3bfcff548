import { styled } from 'styled-components';
import { changeView, useView } from '../../.ladle/addressView';
import { realLocales, storyLocales } from '../../.ladle/storyLocales';
import { frameWidths } from '../../.ladle/view';
import { Select } from '../../components/Select/Select';
import { brands } from '../../tokens/brands';
import { token } from '../../tokens/token';
import { languageName } from './languageName';
import { wide } from './layout';
import { switchesOf } from './switchesOf';

const Panel = styled.div`
  display: grid;
  gap: ${token('space.1')};
  @media ${wide} {
    display: flex;
    select {
      max-inline-size: 10rem;
    }
  }
  @media not all and ${wide} {
    grid-template-columns: 1fr 1fr;
    margin-block-end: ${token('space.4')};
    padding-block-end: ${token('space.4')};
    border-block-end: 1px solid ${token('color.border.subtle')};
  }
`;

const LANGUAGES = realLocales.map((value) => ({ value, label: languageName(value) }));

const THEMES = [
  { value: 'auto', label: 'System theme' },
  { value: 'light', label: 'Light theme' },
  { value: 'dark', label: 'Dark theme' },
];

const WIDTHS = frameWidths.map((width) => ({
  value: String(width),
  label: width === 0 ? 'Full width' : `${width} px wide`,
}));

const BRANDS = [
  { value: '', label: 'Default brand' },
  ...Object.keys(brands).map((each) => ({ value: each, label: `Brand: ${each}` })),
];

interface ViewControlsProps {
  story: string;
  theme: string;
  onTheme: (theme: string) => void;
}

/**
 * Width, language, theme and brand of the stories, if they change the page of this story; the
 * address contains them. Those that not all pages have come first, so that the others do not move.
 */
export function ViewControls({ story, theme, onTheme }: ViewControlsProps) {
  const { locale, brand, frame } = useView();
  const { width, language } = switchesOf(story);
  const look = { variant: 'quiet', size: 'small', labelHidden: true } as const;
  return (
    <Panel role="group" aria-label="View">
      {width ? (
        <Select
          {...look}
          label="Width"
          value={String(frame)}
          options={WIDTHS}
          onChange={(value) =>
            changeView({ frame: frameWidths.find((each) => String(each) === value) ?? 0 })
          }
        />
      ) : null}
      {language ? (
        <Select
          {...look}
          label="Language"
          value={locale}
          options={LANGUAGES}
          onChange={(value) =>
            changeView({ locale: storyLocales.find((each) => each === value) ?? storyLocales[0] })
          }
        />
      ) : null}
      <Select {...look} label="Theme" value={theme} options={THEMES} onChange={onTheme} />
      <Select
        {...look}
        label="Brand"
        value={brand}
        options={
          BRANDS.some(({ value }) => value === brand)
            ? BRANDS
            : [...BRANDS, { value: brand, label: 'Brand: own' }]
        }
        onChange={(value) => changeView({ brand: value })}
      />
    </Panel>
  );
}
