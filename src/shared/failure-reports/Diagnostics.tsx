import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Button, LiveRegion, Stack, Text } from '#design';
import { copyText } from '#shared/browser/copyText.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { localeNames } from '#shared/i18n/localeNames.ts';
import { writeTime } from '#shared/i18n/writeTime.ts';
import { selectLatestFailure } from './failureReportsSlice';

/**
 * A line that the user can copy for support: report code, time and language, nothing personal
 * (D15).
 */
export function Diagnostics() {
  const { t, locale } = useLanguage();
  const failure = useSelector(selectLatestFailure);
  /** The failure that was copied last, and whether copying worked. */
  const [copied, setCopied] = useState<{ at: string; done: boolean } | null>(null);
  if (failure === null) return null;
  const time = writeTime(locale, Date.parse(failure.at), 'exact');
  const summary = t('diagnostics.summary', {
    code: failure.code,
    time,
    language: localeNames[locale],
  });
  const copy = async () => {
    const done = await copyText(`${failure.code} ${failure.at} ${locale}`);
    setCopied({ at: failure.at, done });
  };
  const isLast = copied?.at === failure.at;
  return (
    <Text as="div" size="small" tone="muted">
      <Stack direction="row" gap="2" align="center" wrap>
        <span>{summary}</span>
        <Button variant="link" size="small" onClick={() => void copy()}>
          {t('diagnostics.copy')}
        </Button>
      </Stack>
      <LiveRegion>
        {isLast ? t(copied.done ? 'diagnostics.copied' : 'common.notCopied') : ''}
      </LiveRegion>
    </Text>
  );
}
