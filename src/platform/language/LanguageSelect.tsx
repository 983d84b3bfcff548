import { useDispatch } from 'react-redux';
import { GlobeIcon, Select } from '../../../design';
import { useLanguage } from './LanguageProvider';
import { languageAsked } from './languageSlice';
import { isLocale, languageTag, localeIds, locales } from './locales';

const OPTIONS = localeIds.map((id) => ({ value: id, label: locales[id].name, lang: languageTag(id) }));

/** Switches the language in place; what was typed stays. */
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
        if (isLocale(value)) dispatch(languageAsked(value));
      }}
    />
  );
}
