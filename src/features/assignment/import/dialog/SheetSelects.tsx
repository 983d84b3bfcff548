import { useDispatch } from 'react-redux';
import { Select, Stack, Text } from '#design';
import { cutUnits } from '#lib/text/characters.ts';
import { displayText } from '#lib/text/displayText.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import type { SheetChoice } from '../sheet/readSheet';
import { identifyingColumns } from '../sheet/sheetSummary';
import type { SheetSummary } from '../sheet/sheetSummary';
import { optionsSelected } from '../parts/memberImportSlice';
import { Selects } from './styled';
import { useSheetColumnName } from './useSheetColumnName';

interface SheetSelectsProps {
  choice: SheetChoice;
  sheet: SheetSummary | null;
  busy: boolean;
}

/** UTF-16 units of a row's text in an option. */
const MAX_OPTION_UNITS = 60;

function ColumnSelect({ sheet, busy }: { sheet: SheetSummary; busy: boolean }) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const columnName = useSheetColumnName(sheet);
  const { identities, accountColumn, choosable, headerRow } = sheet;
  const [only, ...more] = identifyingColumns(sheet);
  const first = {
    value: '',
    label:
      identities.length === 0
        ? t('memberImport.mapping.none')
        : identities.map(columnName).join(' / '),
  };
  const hint =
    only === undefined
      ? 'memberImport.mapping.hint'
      : more.length === 0
        ? 'memberImport.mapping.any'
        : 'memberImport.mapping.several';
  const isAutomatic = accountColumn === null && identities.length !== 1;
  return (
    <Stack gap="2">
      <Select
        label={t('memberImport.mapping')}
        value={isAutomatic || only === undefined ? '' : String(only)}
        disabled={busy}
        onChange={(value) => {
          if (value !== '') dispatch(optionsSelected({ accountColumn: Number(value) }));
          else if (identities.length > 0) dispatch(optionsSelected({ headerRow }));
        }}
        options={[
          ...(identities.length === 1 ? [] : [first]),
          ...choosable.map((place) => ({ value: String(place), label: columnName(place) })),
        ]}
      />
      <Text size="small" tone="secondary">
        {t(hint)}
      </Text>
    </Stack>
  );
}

/**
 * What was read, and what else could be: sheet, header row, and the column that identifies people.
 * The selects stay mounted while the workbook is read again, so that they keep the focus.
 */
export function SheetSelects({ choice, sheet, busy }: SheetSelectsProps) {
  const { t, number: count } = useLanguage();
  const dispatch = useDispatch();
  return (
    <Selects>
      {choice.sheets.length < 2 ? null : (
        <Select
          label={t('memberImport.sheet')}
          value={String(choice.place)}
          disabled={busy}
          options={choice.sheets.map(({ place, name }) => ({
            value: String(place),
            label: displayText(name, ''),
          }))}
          onChange={(value) => dispatch(optionsSelected({ place: Number(value) }))}
        />
      )}
      {sheet === null ? null : (
        <>
          <Select
            label={t('memberImport.headerRow')}
            value={String(sheet.headerRow)}
            disabled={busy}
            options={sheet.headerOptions.map(({ row, text }) => ({
              value: String(row),
              label: t('memberImport.headerRow.option', {
                row: count(row),
                text: displayText(cutUnits(text, MAX_OPTION_UNITS), ''),
              }),
            }))}
            onChange={(value) => dispatch(optionsSelected({ headerRow: Number(value) }))}
          />
          <ColumnSelect sheet={sheet} busy={busy} />
        </>
      )}
    </Selects>
  );
}
