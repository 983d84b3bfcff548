import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  Button,
  ChevronDownIcon,
  Heading,
  oneColumn,
  Text,
  UndoIcon,
  useMediaQuery,
  useRegionFocus,
} from '#design';
import { inlineFacts } from '#lib/text/isolated.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { SelectedList } from './SelectedList';
import type { SelectedListProps } from './SelectedList';
import { FramelessButtons, Side, SideHead } from './styled';

interface SelectedPanelProps<Row> extends SelectedListProps<Row> {
  canUndo: boolean;
  onUndo: () => void;
  onClear: () => void;
  /** Content between the heading and the list, such as the head count. */
  children?: ReactNode;
}

/** The selection with its tools; in one column, one line with its size opens them. */
export function SelectedPanel<Row>({
  canUndo,
  onUndo,
  onClear,
  children,
  ...list
}: SelectedPanelProps<Row>) {
  const { t, number } = useLanguage();
  const side = useRegionFocus<HTMLElement>();
  const isOneColumn = useMediaQuery(oneColumn);
  const [isOpen, setOpen] = useState(false);
  const tools = (
    <FramelessButtons>
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
    </FramelessButtons>
  );
  const content = (
    <>
      {isOneColumn ? tools : null}
      {list.size === 0 ? (
        <Text tone="secondary" size="small">
          {t('pickers.nothingSelected')}
        </Text>
      ) : null}
      <SelectedList {...list} />
    </>
  );
  return (
    <Side ref={side} tabIndex={-1} aria-label={t('pickers.selected')}>
      <SideHead>
        {isOneColumn ? (
          <FramelessButtons>
            <Button
              size="small"
              variant="ghost"
              icon={<ChevronDownIcon size="small" />}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {inlineFacts([t('pickers.selected'), number(list.size)])}
            </Button>
          </FramelessButtons>
        ) : (
          <Heading level={3}>{t('pickers.selected')}</Heading>
        )}
        {isOneColumn ? <div>{children}</div> : tools}
      </SideHead>
      {isOneColumn ? null : children}
      {isOneColumn && !isOpen ? null : content}
    </Side>
  );
}
