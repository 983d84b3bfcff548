import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { useDeployment } from '#shared/deployment/DeploymentContext.tsx';
import { COLUMN_NAMES } from './columnNames';
import type { ColumnId, PickerKind, SearchField } from './api/pickerKinds';

/**
 * Returns the name of a column. People and things have different words for a name, and the vendor's
 * name is the deployment's.
 */
export function useColumnName(kind: PickerKind): (column: ColumnId) => string {
  const { t } = useLanguage();
  const { vendor } = useDeployment();
  const isPerson = kind === 'members' || kind === 'visitors';
  return (column) => {
    if (column === 'vendorId') return t('thirdParty.vendor', { product: vendor.name });
    return t(column === 'name' && isPerson ? 'pickers.column.person' : COLUMN_NAMES[column]);
  };
}

/** The options of the field filter. */
export function useFieldOptions(
  kind: PickerKind,
  fields: readonly SearchField[],
): { value: SearchField; label: string }[] {
  const { t } = useLanguage();
  const nameOf = useColumnName(kind);
  return fields.map((value) => ({
    value,
    label: value === 'all' ? t('pickers.allFields') : nameOf(value),
  }));
}
