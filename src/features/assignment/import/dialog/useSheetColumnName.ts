import { displayText } from '#lib/text/displayText.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import type { SheetSummary } from '../sheet/sheetSummary';

/** The name of a column by its index: its header, or its number. */
export function useSheetColumnName({ header }: SheetSummary): (place: number) => string {
  const { t } = useLanguage();
  return (place) => displayText(header[place], t('memberImport.columnName', { number: place + 1 }));
}
