import { useSelector } from 'react-redux';
import { displayText } from '../../lib/displayText';
import { useLanguage } from '../language/LanguageProvider';
import { selectProfile } from './sessionSlice';

/** What the signed-in visitor is called: real name, else nickname, else a general word. */
export function useMemberName(): string {
  const { t } = useLanguage();
  const { realName, nickName } = useSelector(selectProfile);
  return displayText(realName, displayText(nickName, t('header.member')));
}
