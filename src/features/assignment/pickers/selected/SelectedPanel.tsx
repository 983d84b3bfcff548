import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  Button,
  ChevronDownIcon,
  Heading,
  oneColumn,
  Stack,
  Text,
  useMediaQuery,
  useRegionFocus,
} from '#design';
import { inlineFacts } from '#lib/text/isolated.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { SelectedList } from './SelectedList';
import type { SelectedListProps } from './SelectedList';
import { Side, SideHead } from './styled';

interface SelectedPanelProps<Row> extends SelectedListProps<Row> {
  canUndo: boolean;
  onUndo: () => void;
  onClear: () => void;
  /** Content beside the heading, such as the head count. */
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
  const [head, isShown] = isOneColumn
    ? [
        <Button
          key="line"
          size="small"
          icon={<ChevronDownIcon size="small" />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {inlineFacts([t('pickers.selected'), number(list.size)])}
        </Button>,
        isOpen,
      ]
    : [
        <Heading key="heading" level={3}>
          {t('pickers.selected')}
        </Heading>,
        true,
      ];
  return (
    <Side ref={side} tabIndex={-1} aria-label={t('pickers.selected')}>
      <SideHead>
        {head}
        <div>{children}</div>
      </SideHead>
      {isShown ? (
        <>
          <Stack direction="row" gap="2" wrap>
            <Button size="small" dimmed={!canUndo} onClick={onUndo}>
              {t('pickers.undo')}
            </Button>
            <Button size="small" dimmed={list.size === 0} onClick={onClear}>
              {t('pickers.clear')}
            </Button>
          </Stack>
          {list.size === 0 ? (
            <Text tone="secondary" size="small">
              {t('pickers.nothingSelected')}
            </Text>
          ) : null}
          <SelectedList {...list} />
        </>
      ) : null}
    </Side>
  );
}
