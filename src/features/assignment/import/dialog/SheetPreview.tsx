import {
  Badge,
  InlineMessage,
  Stack,
  TableScroll,
  Text,
  TruncatedText,
  VisuallyHidden,
} from '#design';
import { displayText } from '#lib/text/displayText.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import type { CheckedSheet } from '../parts/memberImportSlice';
import { identifyingColumns } from '../sheet/sheetSummary';
import { RowNumber, PreviewTable } from './styled';
import { useSheetColumnName } from './useSheetColumnName';

type SheetPreviewProps = Pick<CheckedSheet, 'sheet' | 'choice'>;

/** Says which sheet and header were read, and offers the others (P22). */
function WhatWasRead({
  sheet: { headerRow, hiddenRows },
  choice: { place, sheets },
}: SheetPreviewProps) {
  const { t, number: count } = useLanguage();
  const name = displayText(sheets.find((one) => one.place === place)?.name, '');
  return (
    <>
      <Text size="small" tone="secondary">
        {t('memberImport.sheet.read', { name, row: count(headerRow) })}
      </Text>
      {sheets.length < 2 ? null : (
        <InlineMessage tone="info">
          {t('memberImport.sheet.others', { count: count(sheets.length - 1) })}
        </InlineMessage>
      )}
      {hiddenRows === 0 ? null : (
        <InlineMessage tone="info">
          {t('memberImport.hiddenRows', { count: count(hiddenRows) })}
        </InlineMessage>
      )}
    </>
  );
}

/** The first rows of a workbook as text, with the columns that identify people, and notes. */
export function SheetPreview({ sheet, choice }: SheetPreviewProps) {
  const { t, number: count } = useLanguage();
  const columnName = useSheetColumnName(sheet);
  const { header, headerRow, preview, previewRows, duplicates, macros } = sheet;
  const identifying = new Set(identifyingColumns(sheet));
  return (
    <Stack gap="4">
      <WhatWasRead sheet={sheet} choice={choice} />
      <TableScroll role="region" aria-label={t('memberImport.preview')}>
        <PreviewTable>
          <thead>
            <tr>
              <RowNumber>
                <VisuallyHidden>{t('memberImport.headerRow')} </VisuallyHidden>
                {count(headerRow)}
              </RowNumber>
              {header.map((_, place) => (
                <th key={place} scope="col" data-identifying={identifying.has(place) || undefined}>
                  <TruncatedText>{columnName(place)}</TruncatedText>
                  {identifying.has(place) ? <Badge>{t('memberImport.identifies')}</Badge> : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {preview.map((cells, row) => (
              <tr key={row}>
                <RowNumber>{count(previewRows[row] ?? 0)}</RowNumber>
                {cells.map((text, place) => (
                  <td key={place} data-identifying={identifying.has(place) || undefined}>
                    <TruncatedText>{displayText(text, '')}</TruncatedText>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </PreviewTable>
      </TableScroll>
      {duplicates === 0 ? null : (
        <InlineMessage tone="info">
          {t('memberImport.duplicates', { count: count(duplicates) })}
        </InlineMessage>
      )}
      {macros ? <InlineMessage tone="warning">{t('memberImport.macros')}</InlineMessage> : null}
    </Stack>
  );
}
