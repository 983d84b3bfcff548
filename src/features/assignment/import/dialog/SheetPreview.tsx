import { useDispatch } from 'react-redux';
import { InlineMessage, Select, Stack, Text, TruncatedText } from '#design';
import { displayText } from '#lib/text/displayText.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import type { CheckedSheet } from '../memberImportSlice';
import { accountColumnChosen } from '../memberImportSlice';
import { FileLine, Table, TableFrame } from './styled';

type SheetPreviewProps = CheckedSheet & { busy: boolean };

/** Says which sheet and header were read, and offers the others (P22). */
function WhatWasRead({
  sheet: { headerRow, hiddenRows },
  choice: { place, sheets },
}: Pick<CheckedSheet, 'sheet' | 'choice'>) {
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

/** A checked workbook: its name, its first rows as text, and notes before the upload. */
export function SheetPreview({ name, sheet, choice, accountColumn, busy }: SheetPreviewProps) {
  const { t, number: count } = useLanguage();
  const dispatch = useDispatch();
  const { header, preview, rows, duplicates, macros, choosable } = sheet;
  const heading = (place: number) =>
    displayText(header[place], t('memberImport.columnName', { number: place + 1 }));
  return (
    <Stack gap="4">
      <FileLine role="group" aria-label={t('memberImport.file')}>
        <bdi>{displayText(name, '')}</bdi>
        <span>{t('memberImport.rows', { count: count(rows) })}</span>
      </FileLine>
      <WhatWasRead sheet={sheet} choice={choice} />
      {choosable.length === 0 ? null : (
        <Stack gap="2">
          <Select
            label={t('memberImport.mapping')}
            value={accountColumn === null ? '' : String(accountColumn)}
            disabled={busy}
            onChange={(value) =>
              value === '' ? undefined : dispatch(accountColumnChosen(Number(value)))
            }
            options={[
              { value: '', label: t('memberImport.mapping.none') },
              ...choosable.map((place) => ({ value: String(place), label: heading(place) })),
            ]}
          />
          <Text size="small" tone="secondary">
            {t('memberImport.mapping.hint')}
          </Text>
        </Stack>
      )}
      <TableFrame role="region" aria-label={t('memberImport.preview')} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              {header.map((_, place) => (
                <th key={place} scope="col">
                  <TruncatedText>{heading(place)}</TruncatedText>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {preview.map((cells, row) => (
              <tr key={row}>
                {cells.map((text, place) => (
                  <td key={place}>
                    <TruncatedText>{displayText(text, '')}</TruncatedText>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
      {duplicates === 0 ? null : (
        <InlineMessage tone="info">
          {t('memberImport.duplicates', { count: count(duplicates) })}
        </InlineMessage>
      )}
      {macros ? <InlineMessage tone="warning">{t('memberImport.macros')}</InlineMessage> : null}
    </Stack>
  );
}
