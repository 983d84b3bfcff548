import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { useDeployment } from '#shared/deployment/DeploymentContext.tsx';
import type { ColumnId, PickerKind, SearchField } from '../api/pickerKinds';

/**
 * Returns the name of a column. People and things have different words for a name, and the vendor's
 * name is the deployment's.
 */
export function useColumnName(kind: PickerKind): (column: ColumnId) => string {
  const { t } = useLanguage();
  const { vendor } = useDeployment();
  const isPerson = kind === 'members' || kind === 'visitors';
  return (column) => {
    switch (column) {
      case 'name':
        return t(isPerson ? 'pickers.column.person' : 'pickers.column.name');
      case 'mailBox':
        return t('signIn.email');
      case 'mobile':
      case 'mobileNumber':
        return t('signIn.mobileNumber');
      case 'uniportalAccount':
        return t('thirdParty.uniportal');
      case 'vendorId':
        return t('thirdParty.vendor', { product: vendor.name });
      default:
        return t(`pickers.column.${column}`);
    }
  };
}

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
