import { styled } from 'styled-components';
import { changeView, useView } from '../../.ladle/addressView';
import { realLocales } from '../../.ladle/storyLocales';
import { acceptedBrandOf } from '../../.ladle/viewBrand';
import { Select } from '../../components/Select/Select';
import { brands } from '../../tokens/brands';
import { token } from '../../tokens/token';
import { languageName } from './languageName';
import { wide } from './layout';

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

const BRANDS = [
  { value: '', label: 'Default brand' },
  ...Object.keys(brands).map((each) => ({ value: each, label: `Brand: ${each}` })),
];

export interface ViewControlsProps {
  theme: string;
  onTheme: (theme: string) => void;
}

export function ViewControls({ theme, onTheme }: ViewControlsProps) {
  const { locale, brand } = useView();
  const look = { variant: 'quiet', size: 'small', labelHidden: true } as const;
  return (
    <Panel role="group" aria-label="View">
      <Select
        {...look}
        label="Language"
        value={locale}
        options={LANGUAGES}
        onChange={(value) => changeView({ locale: value })}
      />
      <Select {...look} label="Theme" value={theme} options={THEMES} onChange={onTheme} />
      <Select
        {...look}
        label="Brand"
        value={brand}
        options={
          BRANDS.some(({ value }) => value === brand)
            ? BRANDS
            : [
                ...BRANDS,
                {
                  value: brand,
                  label: acceptedBrandOf(brand) ? 'Brand: own' : 'Refused brand',
                },
              ]
        }
        onChange={(value) => changeView({ brand: value })}
      />
    </Panel>
  );
}
