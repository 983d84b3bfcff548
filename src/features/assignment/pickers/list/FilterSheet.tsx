import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button, FilterIcon, Modal, Stack } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { ToolButton } from '../parts/styled';

interface FilterSheetProps {
  count: number;
  onClear: () => void;
  /** The filters; they apply at once. */
  children: ReactNode;
}

/** On phones, the filters of a list behind one button, in a dialog at the window's lower edge. */
export function FilterSheet({ count, onClear, children }: FilterSheetProps) {
  const { t, number } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <ToolButton
        icon={<FilterIcon size="small" />}
        aria-haspopup="dialog"
        data-count={count === 0 ? undefined : number(count)}
        onClick={() => setOpen(true)}
      >
        {count === 0 ? t('pickers.filters') : t('pickers.filtersSet', { n: number(count) })}
      </ToolButton>
      <Modal
        open={isOpen}
        placement="bottom"
        title={t('pickers.filters')}
        closeOnEscape
        onClose={close}
        footer={
          <>
            <Button dimmed={count === 0} onClick={onClear}>
              {t('pickers.clearFilters')}
            </Button>
            <Button variant="primary" onClick={close}>
              {t('common.ok')}
            </Button>
          </>
        }
      >
        <Stack>{children}</Stack>
      </Modal>
    </>
  );
}
