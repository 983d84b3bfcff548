import { Skeleton } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { LoadingNews } from '#shared/page/LoadingNews.tsx';
import { BoneHead, BoneRow, BoneTable } from './styled';

const ROWS = 10;

/** A placeholder table with `columns` columns after the checkboxes. */
export function RowsSkeleton({ columns = 1 }: { columns?: number | undefined }) {
  const { t } = useLanguage();
  const cells = Array.from({ length: columns }, (_, index) => (
    <Skeleton key={index} inlineSize={index === 0 ? '60%' : '80%'} blockSize="0.8em" />
  ));
  return (
    <BoneTable>
      <LoadingNews text={t('common.loading')} />
      <BoneHead />
      {Array.from({ length: ROWS }, (_, index) => (
        <BoneRow key={index} $columns={columns}>
          <Skeleton inlineSize="1.1em" blockSize="1.1em" />
          {cells}
        </BoneRow>
      ))}
    </BoneTable>
  );
}
