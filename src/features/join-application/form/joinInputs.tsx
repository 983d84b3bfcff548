import { LiveRegion, TextArea, TextField } from '#design';
import { REASON_LIMIT, reasonLength } from '#lib/text/joinReason.ts';
import type { InputProps } from '#shared/form/fields.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';

export function RealNameField({ onChange, value, required, ...field }: InputProps) {
  return (
    <TextField
      autoComplete="name"
      aria-required={required}
      dir={value === '' ? undefined : 'auto'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...field}
    />
  );
}

/**
 * Numbers of remaining characters that are announced; announcing every keystroke would be too much.
 */
const ANNOUNCEMENTS = [50, 20, 10, 5, 0];

/** The announced number for the remaining characters: the last threshold passed. */
function threshold(remaining: number): number | undefined {
  return ANNOUNCEMENTS.findLast((step) => remaining <= step);
}

/** The reason for joining. Pasted text is never cut: excess is counted and reported. */
export function ReasonField({ value, onChange, required, ...field }: InputProps) {
  const { t } = useLanguage();
  const length = reasonLength(value);
  const remaining = REASON_LIMIT - length;
  const step = threshold(remaining);
  const near = step === undefined ? '' : t('join.reason.left', { smart_count: step });
  return (
    <>
      <TextArea
        aria-required={required}
        // The direction of its text; empty, the direction of the page.
        dir={value === '' ? undefined : 'auto'}
        value={value}
        count={`${length} / ${REASON_LIMIT}`}
        over={remaining < 0}
        onChange={(event) => onChange(event.target.value)}
        {...field}
      />
      <LiveRegion visuallyHidden>
        {remaining < 0 ? t('join.reason.over', { smart_count: -remaining }) : near}
      </LiveRegion>
    </>
  );
}
