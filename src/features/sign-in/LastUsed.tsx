import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Badge } from '#design';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { useClientValue } from '#shared/page/useClientValue.ts';
import { readLoginType } from '#shared/session/profileStore.ts';
import { BadgeCorner, Marked } from './styled';

/** How the visitor signed in last in this browser (specification 3), as the dialog found it when it opened. */
export function useLastLoginType(): string | undefined {
  const environment = useEnvironment();
  const [loginType] = useState(() => readLoginType(environment));
  return useClientValue(() => loginType, undefined);
}

/** Several descriptions of one control, as `aria-describedby` wants them; undefined where there is none. */
export function describedBy(...ids: readonly (string | undefined)[]): string | undefined {
  return ids.filter((id) => id !== undefined).join(' ') || undefined;
}

interface LastUsedProps {
  /** Whether this is the way used last. */
  when: boolean;
  /** Draws the control; it must spread what it gets, so that the bubble describes it. */
  children(marked: { 'aria-describedby': string | undefined }): ReactNode;
}

/** The hint bubble that marks the way used last (specification 2), on the corner of its control. */
export function LastUsed({ when, children }: LastUsedProps) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <Marked>
      {children({ 'aria-describedby': when ? id : undefined })}
      {when ? (
        <BadgeCorner>
          <Badge id={id}>{t('thirdParty.lastUsed')}</Badge>
        </BadgeCorner>
      ) : null}
    </Marked>
  );
}
