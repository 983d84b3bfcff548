import { displayText } from '#lib/text/displayText.ts';
import { inlineFacts } from '#lib/text/isolated.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import type { SelectionEntry } from './selectedEntries';
import type { ShownEntry } from './SelectedList';
import type { Names } from './useNames';

export function useEntryText({
  nameOf: nameOfRow,
  importSizes,
}: Pick<Names, 'nameOf' | 'importSizes'>): (
  entry: SelectionEntry,
) => Omit<ShownEntry, 'kind' | 'place'> {
  const { t } = useLanguage();
  const labelText = (label: NonNullable<SelectionEntry['named']>): string => {
    const name = nameOfRow(label);
    return displayText(name?.name, name === undefined ? '…' : label.id);
  };
  const nameOf = ({ named, query, within, importId, kind }: SelectionEntry): string => {
    if (named) return labelText(named);
    if (importId !== undefined) {
      const size = importSizes.get(importId);
      return size === undefined ? t('pickers.import') : t('pickers.importOf', { n: size });
    }
    const { keyword = '', createdByMe = false, scope = 'below' } = query?.criteria ?? {};
    const list = t(`pickers.tab.${kind === 'imports' ? 'members' : kind}`);
    const text =
      keyword === ''
        ? t('pickers.allOf', { list })
        : t('pickers.allMatching', { list, keyword: displayText(keyword, '') });
    return inlineFacts([
      text,
      within === undefined ? '' : t('pickers.departmentIs', { name: labelText(within) }),
      within === undefined || scope === 'below' ? '' : t('scope.single'),
      createdByMe ? t('pickers.createdByMe') : '',
    ]);
  };
  const detailOf = ({ kind, scope, query, excludes, named, within }: SelectionEntry): string => {
    const telling = named ?? within;
    return inlineFacts([
      // The heading names the kind of all others.
      excludes && kind !== 'imports' ? t(`pickers.one.${kind}`) : '',
      query && query.except.length > 0 ? t('pickers.except', { n: query.except.length }) : '',
      telling === undefined ? '' : displayText(nameOfRow(telling)?.detail, ''),
      // Nearly the same for all departments, and truncated first on narrow screens.
      scope === undefined ? '' : t(`scope.${scope}`),
    ]);
  };
  return (entry) => ({
    key: entry.key,
    name: nameOf(entry),
    detail: detailOf(entry),
    mark: entry.named && nameOfRow(entry.named)?.gone ? t('pickers.gone') : undefined,
    locked: entry.remove === undefined,
    isPerson: entry.named?.kind === 'members' || entry.named?.kind === 'visitors',
  });
}
