import { Button, InlineMessage, LiveRegion, Stack } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';

interface TooManyProps {
  /** The number of members that are, or would have been, chosen; 0 while it is within the limit. */
  count: number;
  limit: number;
  onDepartments: () => void;
  onImport: () => void;
}

/** Says that too many members are chosen individually (D48), and offers both alternatives. */
export function TooMany({ count, limit, onDepartments, onImport }: TooManyProps) {
  const { t } = useLanguage();
  return (
    <LiveRegion politeness="assertive">
      {count > 0 ? (
        <InlineMessage
          tone="danger"
          action={
            <Stack direction="row" gap="2" wrap>
              <Button size="small" onClick={onDepartments}>
                {t('pickers.tab.departments')}
              </Button>
              <Button size="small" onClick={onImport}>
                {t('memberImport.title')}
              </Button>
            </Stack>
          }
        >
          {t('pickers.tooMany', { count, limit })}
        </InlineMessage>
      ) : null}
    </LiveRegion>
  );
}
