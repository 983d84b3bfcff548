import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button, Heading, Text, UndoIcon, useRegionFocus } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { SelectedList } from './SelectedList';
import type { SelectedListProps } from './SelectedList';
import { Side, SideHead } from './styled';

interface SelectedPanelProps<Row> extends SelectedListProps<Row> {
  canUndo: boolean;
  onUndo: () => void;
  onClear: () => void;
  /** Content between the heading and the list, such as the head count. */
  children?: ReactNode;
}

export function SelectedPanel<Row>({
  canUndo,
  onUndo,
  onClear,
  children,
  ...list
}: SelectedPanelProps<Row>) {
  const { t } = useLanguage();
  const id = useId();
  const side = useRegionFocus<HTMLElement>();
  return (
    <Side ref={side} tabIndex={-1} aria-labelledby={id}>
      <SideHead>
        <Heading level={3} id={id}>
          {t('pickers.selected')}
        </Heading>
        <span>
          <Button
            size="small"
            variant="ghost"
            icon={<UndoIcon size="small" />}
            dimmed={!canUndo}
            onClick={onUndo}
          >
            {t('pickers.undo')}
          </Button>
          <Button size="small" variant="ghost" dimmed={list.size === 0} onClick={onClear}>
            {t('pickers.clear')}
          </Button>
        </span>
      </SideHead>
      {children}
      {list.size === 0 ? (
        <Text tone="secondary" size="small">
          {t('pickers.nothingSelected')}
        </Text>
      ) : null}
      <SelectedList {...list} />
    </Side>
  );
}
