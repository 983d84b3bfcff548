import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import {
  ArrowEndIcon,
  ArrowStartIcon,
  Checkbox,
  ColumnsIcon,
  IconButton,
  LiveRegion,
} from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import type { ColumnId } from '../api/pickerKinds';
import { useColumnName } from '../parts/useFieldOptions';
import { withColumnMoved } from './useColumns';
import type { ColumnChoice } from './useColumns';
import { ColumnItem, ColumnList } from './styled';

interface ColumnChooserProps {
  choice: ColumnChoice;
  onChoice: (choice: ColumnChoice) => void;
  /** Buttons before its own. Those that do not fit beside the search wrap together. */
  children?: ReactNode;
}

/** Chooses the visible columns and their order; the name is always visible and first. */
export function ColumnChooser({ choice, onChoice, children }: ColumnChooserProps) {
  const { t } = useLanguage();
  const nameOf = useColumnName('members');
  const id = useId();
  const [open, setOpen] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const { order, hidden } = choice;
  const move = (column: ColumnId, by: -1 | 1) => {
    const next = withColumnMoved(choice, column, by);
    onChoice(next);
    setAnnouncement(
      t('pickers.columnMoved', { column: nameOf(column), place: next.order.indexOf(column) + 1 }),
    );
  };
  const show = (column: ColumnId, isShown: boolean) =>
    onChoice({
      order,
      hidden: isShown ? hidden.filter((each) => each !== column) : [...hidden, column],
    });
  return (
    <>
      <span>
        {children}
        <IconButton
          size="small"
          label={t('pickers.columns')}
          title={t('pickers.columns')}
          icon={<ColumnsIcon size="small" />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        />
      </span>
      <ColumnList id={id} hidden={!open} aria-label={t('pickers.columns')}>
        {order.slice(1).map((column) => (
          <ColumnItem key={column}>
            <Checkbox
              checked={!hidden.includes(column)}
              onChange={(isShown) => show(column, isShown)}
            >
              {nameOf(column)}
            </Checkbox>
            <span>
              <IconButton
                size="small"
                icon={<ArrowStartIcon size="small" />}
                label={t('pickers.columnEarlier', { column: nameOf(column) })}
                onClick={() => move(column, -1)}
              />
              <IconButton
                size="small"
                icon={<ArrowEndIcon size="small" />}
                label={t('pickers.columnLater', { column: nameOf(column) })}
                onClick={() => move(column, 1)}
              />
            </span>
          </ColumnItem>
        ))}
      </ColumnList>
      <LiveRegion visuallyHidden>{announcement}</LiveRegion>
    </>
  );
}
