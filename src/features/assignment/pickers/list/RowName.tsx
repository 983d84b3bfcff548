import { Badge, LockIcon, TruncatedText, VisuallyHidden } from '#design';
import { displayText } from '#lib/text/displayText.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import type { MembershipSource } from '../api/memberFacts';
import type { PickerRow } from '../api/pickerRows';
import { IndirectMark } from './IndirectMark';
import { NameCell } from './styled';

interface RowNameProps {
  /** The start of the ids in this row. */
  id: string;
  row: PickerRow;
  isLocked: boolean;
  indirectMembership: MembershipSource | undefined;
}

/** The name of a row, with marks for what cannot be chosen or is chosen through a rule. */
export function RowName({ id, row, isLocked, indirectMembership }: RowNameProps) {
  const { t } = useLanguage();
  return (
    <NameCell>
      <TruncatedText>{displayText(row.name, row.id)}</TruncatedText>
      {isLocked ? (
        <>
          <LockIcon size="small" />
          <VisuallyHidden>{t('pickers.locked')}</VisuallyHidden>
        </>
      ) : null}
      {row.isActive ? null : <Badge tone="neutral">{t('pickers.disabled')}</Badge>}
      {indirectMembership ? (
        <IndirectMark id={`${id}-membership`} indirectMembership={indirectMembership} />
      ) : null}
    </NameCell>
  );
}
