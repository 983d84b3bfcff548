import { useSelector } from 'react-redux';
import { displayText } from '#lib/text/displayText.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { selectProfile } from './sessionSlice';

/** The signed-in user's name: real name, else nickname, else a generic word. */
export function useMemberName(): string {
  const { t } = useLanguage();
  const { realName, nickName } = useSelector(selectProfile);
  return displayText(realName, displayText(nickName, t('header.member')));
}
