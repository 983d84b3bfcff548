import { useSelector } from 'react-redux';
import { displayText } from '#lib/text/displayText.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import type { Profile } from './sessionEndpoints';
import { selectProfile } from './sessionSlice';

/** A user's real name, else nickname; empty without either. */
export function memberName({ realName, nickName }: Profile): string {
  return displayText(realName, displayText(nickName, ''));
}

/** The signed-in user's name, else a generic word. */
export function useMemberName(): string {
  const { t } = useLanguage();
  return memberName(useSelector(selectProfile)) || t('header.member');
}
