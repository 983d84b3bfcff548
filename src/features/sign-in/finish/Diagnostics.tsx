import { useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Button, Disclosure, LiveRegion, Stack, token } from '#design';
import { copyText } from '#shared/browser/copyText.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { localeNames } from '#shared/i18n/localeNames.ts';
import { writeTime } from '#shared/i18n/writeTime.ts';
import { selectNoticeInPlace } from '#shared/notices/noticesSlice.ts';
import type { NoticesRoot } from '#shared/notices/noticesSlice.ts';
import { selectFailure } from './failureReports';

/** What touch adds to the target takes no space from the card. */
const Details = styled.div`
  margin-block: calc((${token('space.6')} - ${token('size.target')}) / 2);
`;

/**
 * A line that the user can copy for support: report code, time and language, nothing personal
 * (D15). Folded, in the message about the failure, or in the form where there is none.
 */
export function Diagnostics({ inMessage = false }: { inMessage?: boolean }) {
  const { t, locale } = useLanguage();
  const failure = useSelector(selectFailure);
  const hasMessage = useSelector((state: NoticesRoot) => selectNoticeInPlace(state, 'sign-in'));
  /** The failure that was copied last, and whether copying worked. */
  const [lastCopy, setLastCopy] = useState<{ at: string; done: boolean } | null>(null);
  if (failure === null || (hasMessage !== undefined) !== inMessage) return null;
  const time = writeTime(locale, Date.parse(failure.at), 'exact');
  const summary = t('diagnostics.summary', {
    code: failure.reportCode,
    time,
    language: localeNames[locale],
  });
  const copy = async () => {
    const done = await copyText(`${failure.reportCode} ${failure.at} ${locale}`);
    setLastCopy({ at: failure.at, done });
  };
  const isLast = lastCopy?.at === failure.at;
  return (
    <Details>
      <Disclosure summary={t('diagnostics.details')}>
        <Stack gap="1" align="start">
          <span>{summary}</span>
          <Button variant="link" size="small" onClick={() => void copy()}>
            {t('diagnostics.copy')}
          </Button>
          <LiveRegion>
            {isLast ? t(lastCopy.done ? 'diagnostics.copied' : 'common.notCopied') : ''}
          </LiveRegion>
        </Stack>
      </Disclosure>
    </Details>
  );
}
