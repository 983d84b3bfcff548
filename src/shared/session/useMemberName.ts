import { useSelector } from 'react-redux';
import { displayText } from '#lib/text/displayText.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { selectProfile } from './sessionSlice';

/** What the signed-in visitor is called: real name, else nickname, else a general word. */
export function useMemberName(): string {
  const { t } = useLanguage();
  const { realName, nickName } = useSelector(selectProfile);
  return displayText(realName, displayText(nickName, t('header.member')));
}
