import { displayText } from '#lib/text/displayText.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import type { Application } from './joinEndpoints';
import { Quote } from './styled';

/** Why an administrator refused the application, if there is a reason. */
export function Refusal({ of }: { of: Application | null }) {
  const { t } = useLanguage();
  const reason = displayText(of?.refusal, '', 1000);
  return of?.state !== 'refused' || reason === '' ? null : (
    <Quote>
      <figcaption>{t('join.refusal')}</figcaption>
      <blockquote>
        <bdi>{reason}</bdi>
      </blockquote>
    </Quote>
  );
}
