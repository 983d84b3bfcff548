import { useDispatch } from 'react-redux';
import { GlobeIcon, Select } from '#design';
import { useLanguage } from './LanguageProvider';
import { languageAsked } from './languageSlice';
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
  return (
    <Select
      variant="quiet"
      label={t('header.language')}
      labelHidden
      icon={<GlobeIcon />}
      value={locale}
      options={OPTIONS}
      onChange={(value) => {
        const chosen = localeOf(value);
        if (chosen) dispatch(languageAsked(chosen));
      }}
    />
  );
}
