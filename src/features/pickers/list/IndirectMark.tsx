import { Badge, VisuallyHidden } from '#design';
import { displayText } from '#lib/text/displayText.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { KIND_NAMES } from '../columnNames';
import type { MembershipSource } from '../api/memberFacts';

/**
 * Names the rule that includes a row, beside the row's name.
 * @param id for the description of the row's checkbox
 */
export function IndirectMark({
  id,
  through: { kind, label },
}: {
  id: string;
  through: MembershipSource;
}) {
  const { t } = useLanguage();
  const words = kind === 'imports' ? t('pickers.import') : t(KIND_NAMES[kind]);
  const text = t('pickers.through', {
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
