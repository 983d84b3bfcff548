import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Button, LiveRegion, Stack, Text } from '../../../design';
import { useLanguage } from '../language/LanguageProvider';
import { localeNames } from '../language/localeNames';
import { writeTime } from '../language/writeTime';
import { selectLatestFailure } from './failureReportsSlice';

/** A line that the visitor can copy for support: report code, time and language, nothing personal (D15). */
export function Diagnostics() {
  const { t, locale } = useLanguage();
  const failure = useSelector(selectLatestFailure);
  const [copied, setCopied] = useState<string | null>(null);
  if (failure === null) return null;
  const time = writeTime(locale, Date.parse(failure.at), 'exact');
  const summary = t('diagnostics.summary', { code: failure.code, time, language: localeNames[locale] });
  const copy = async () => {
    await navigator.clipboard.writeText(`${failure.code} ${failure.at} ${locale}`);
    setCopied(failure.at);
  };
  return (
    <Text as="div" size="small" tone="muted">
      <Stack direction="row" gap="2" align="center" wrap>
        <span>{summary}</span>
        <Button variant="link" size="small" onClick={() => void copy().catch(() => undefined)}>
          {t('diagnostics.copy')}
        </Button>
      </Stack>
      <LiveRegion visuallyHidden>{copied === failure.at ? t('diagnostics.copied') : ''}</LiveRegion>
    </Text>
  );
}
