import { useLayoutEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { GlobeIcon, Select } from '#design';
import { useLanguage } from './LanguageProvider';
import { languageRequested } from './languageSlice';
import { localeNames } from './localeNames';
import { languageTag, localeIds, localeOf } from './locales';

const OPTIONS = localeIds.map((id) => ({
  value: id,
  label: localeNames[id],
  lang: languageTag(id),
}));

/** Switches the language in place; typed values stay. */
export function LanguageSelect() {
  const { t, locale } = useLanguage();
  const dispatch = useDispatch();
  const select = useRef<HTMLSelectElement>(null);
  const choose = (value: string) => {
    const selectedLocale = localeOf(value);
    if (selectedLocale) dispatch(languageRequested(selectedLocale));
  };
  const first = useRef({ locale, choose });
  useLayoutEffect(() => {
    // Chosen in the pre-rendered page, before the app was there.
    const { value } = select.current ?? { value: first.current.locale };
    if (value !== first.current.locale) first.current.choose(value);
  }, []);
  return (
    <Select
      variant="quiet"
      label={t('header.language')}
      labelHidden
      icon={<GlobeIcon />}
      value={locale}
      options={OPTIONS}
      ref={select}
      autoComplete="off"
      waits
      onChange={choose}
    />
  );
}
