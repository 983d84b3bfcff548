import { useSelector } from 'react-redux';
import { displayText } from '#lib/text/displayText.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import type { Identifier } from './identifier';
import type { Profile } from './sessionEndpoints';
import { selectProfile } from './sessionSlice';

/** A user's real name, else nickname; empty without either. */
export function memberName({ realName, nickName }: Profile): string {
  return displayText(realName, displayText(nickName, ''));
}

/** How an account is shown to its owner. */
export interface Account {
  /** Not unique; empty if the account has none. */
  name: string;
  identifier?: Identifier | undefined;
}

export function accountOf({ mobile, email, ...names }: Profile): Account {
  const phone = displayText(mobile, '');
  const value = phone || displayText(email, '');
  const identifier: Identifier = { channel: phone ? 'phone' : 'email', value };
  return { name: memberName(names), identifier: value ? identifier : undefined };
}

/** The signed-in user's name, else a generic word. */
export function useMemberName(): string {
  const { t } = useLanguage();
  return memberName(useSelector(selectProfile)) || t('header.member');
}
