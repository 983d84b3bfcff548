import { Button, InlineMessage, Stack } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';

interface TooManyProps {
  /** How many members were chosen, or would have been; 0 while that is in order. */
  count: number;
  limit: number;
  onDepartments: () => void;
  onImport: () => void;
}

/** Says that too many members were chosen one by one (specification 5, D48), and offers both ways out. */
export function TooMany({ count, limit, onDepartments, onImport }: TooManyProps) {
  const { t } = useLanguage();
  return (
    <div role="alert">
      {count > 0 ? (
        <InlineMessage
          tone="danger"
          action={
            <Stack direction="row" gap="2" wrap>
              <Button size="small" onClick={onDepartments}>
                {t('pickers.tab.departments')}
              </Button>
              <Button size="small" onClick={onImport}>
                {t('pickers.batchImport')}
              </Button>
            </Stack>
          }
        >
          {t('pickers.tooMany', { count, limit })}
        </InlineMessage>
      ) : null}
    </div>
  );
}
