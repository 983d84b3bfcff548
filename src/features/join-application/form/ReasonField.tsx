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

/** Characters before the end at which the rest is said; hearing each keystroke counted would drown the typing. */
const ANNOUNCED = [50, 20, 10, 5, 0];

/** The announcement for so many characters left: that of the last threshold passed. */
function threshold(left: number): number | undefined {
  return ANNOUNCED.findLast((step) => left <= step);
}

/** The reason for joining. What is pasted is never cut off: too much is counted and named. */
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
        mark={t('join.required')}
        name="reason"
        aria-required
        // Each in its own direction; empty, in that of the page.
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
