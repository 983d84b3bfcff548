import { useLanguage } from '../../platform/language/LanguageProvider';
import { useDeployment } from '../../platform/deployment/DeploymentContext';
import { COLUMN_NAMES } from './columnNames';
import type { ColumnId, SearchField } from './pickerKinds';

/** Gives the name of a column; the device vendor's is the deployment's. */
export function useColumnName(): (column: ColumnId) => string {
  const { t } = useLanguage();
  const { vendor } = useDeployment();
  return (column) => (column === 'vendorId' ? t('thirdParty.vendor', { product: vendor.name }) : t(COLUMN_NAMES[column]));
}

/** The choices of a field filter. */
export function useFieldOptions(fields: readonly SearchField[]): { value: SearchField; label: string }[] {
  const { t } = useLanguage();
  const nameOf = useColumnName();
  return fields.map((value) => ({ value, label: value === 'all' ? t('pickers.allFields') : nameOf(value) }));
}
