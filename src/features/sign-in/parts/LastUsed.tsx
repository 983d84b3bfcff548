import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Badge } from '#design';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { useClientValue } from '#shared/page/useClientValue.ts';
import { readLoginType } from '#shared/session/profileStore.ts';
import { BadgeCorner, MarkedLine } from './styled';

export function useLastLoginType(): string | undefined {
  const environment = useEnvironment();
  const [loginType] = useState(() => readLoginType(environment));
  return useClientValue(() => loginType, undefined);
}

/** Joins description ids for `aria-describedby`; undefined when there are none. */
export function describedBy(...ids: readonly (string | undefined)[]): string | undefined {
  return ids.filter((id) => id !== undefined).join(' ') || undefined;
}

interface LastUsedProps {
  when: boolean;
  /** Renders the control. It must spread the given props so that the bubble describes it. */
  children(description: { 'aria-describedby': string | undefined }): ReactNode;
}

export function LastUsed({ when, children }: LastUsedProps) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <MarkedLine>
      {children({ 'aria-describedby': when ? id : undefined })}
      {when ? (
        <BadgeCorner>
          <Badge id={id}>{t('thirdParty.lastUsed')}</Badge>
        </BadgeCorner>
      ) : null}
    </MarkedLine>
  );
}
