import { LiveRegion, TextArea } from '#design';
import { REASON_LIMIT, reasonLength } from '#lib/text/joinReason.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';

interface ReasonFieldProps {
  id: string;
  value: string;
  onChange(text: string): void;
  error: string | undefined;
  readOnly: boolean;
}

/**
 * Numbers of remaining characters that are announced; announcing every keystroke would be too much.
 */
const ANNOUNCED = [50, 20, 10, 5, 0];

/** The announced number for the remaining characters: the last threshold passed. */
function threshold(left: number): number | undefined {
  return ANNOUNCED.findLast((step) => left <= step);
}

/** The reason for joining. Pasted text is never cut: excess is counted and reported. */
export function ReasonField({ id, value, onChange, error, readOnly }: ReasonFieldProps) {
  const { t } = useLanguage();
  const length = reasonLength(value);
  const left = REASON_LIMIT - length;
  const step = threshold(left);
  const near = step === undefined ? '' : t('join.reason.left', { smart_count: step });
  return (
    <>
      <TextArea
        id={id}
        label={t('join.reason')}
        mark={t('common.required')}
        name="reason"
        aria-required
        // The direction of its text; empty, the direction of the page.
        dir={value === '' ? undefined : 'auto'}
        value={value}
        readOnly={readOnly}
        error={error}
        count={`${length} / ${REASON_LIMIT}`}
        over={left < 0}
        onChange={(event) => onChange(event.target.value)}
      />
      <LiveRegion visuallyHidden>
        {left < 0 ? t('join.reason.over', { smart_count: -left }) : near}
      </LiveRegion>
    </>
  );
}
