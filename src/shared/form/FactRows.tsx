import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import type { PlainPhraseKey } from '#shared/i18n/translator.ts';

/** The terms of a `<dl>`, as `rowsOf` of a form's fields gives them. Those without a text are left out. */
export function FactRows({ rows }: { rows: readonly (readonly [PlainPhraseKey, string])[] }) {
  const { t } = useLanguage();
  return rows.map(([label, text]) =>
    text === '' ? null : (
      <div key={label}>
        <dt>{t(label)}</dt>
        <dd>
          <bdi>{text}</bdi>
        </dd>
      </div>
    ),
  );
}
