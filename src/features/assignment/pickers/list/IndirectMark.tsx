import { Badge, VisuallyHidden } from '#design';
import { displayText } from '#lib/text/displayText.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import type { MembershipSource } from '../api/memberFacts';

export function IndirectMark({
  id,
  indirectMembership: { kind, label },
}: {
  id: string;
  indirectMembership: MembershipSource;
}) {
  const { t } = useLanguage();
  const words = kind === 'imports' ? t('pickers.import') : t(`pickers.tab.${kind}`);
  const text = t('pickers.indirectMembership', {
    what: label === '' ? words : `${words} · ${displayText(label, '')}`,
  });
  return (
    <span title={text}>
      <Badge>
        <span aria-hidden="true">{words}</span>
      </Badge>
      <VisuallyHidden>
        <span id={id}>{text}</span>
      </VisuallyHidden>
    </span>
  );
}
