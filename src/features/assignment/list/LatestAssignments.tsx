import { Link, NothingFoundDrawing, Skeleton, Text, TruncatedText } from '#design';
import { displayText } from '#lib/text/displayText.ts';
import { inlineFacts } from '#lib/text/isolated.ts';
import { readIsoTime } from '#lib/time/isoTime.ts';
import { withQuery } from '#lib/url/withQuery.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { writeTime } from '#shared/i18n/writeTime.ts';
import { usePageAddress } from '#shared/page/usePageAddress.ts';
import { useRefetchOnReconnect } from '#shared/page/useRefetchOnReconnect.ts';
import { useSession } from '#shared/session/useSession.ts';
import { useQueryAssignmentsQuery } from '../form/assignmentEndpoints';
import { Latest, Reason } from './latestStyled';

const LIMIT = 3;

/** The newest assignments of the academy, in the same space whatever there are. */
export function LatestAssignments() {
  const { t, locale, number } = useLanguage();
  const pageAddress = usePageAddress();
  const { currentData: data, error } = useRefetchOnReconnect(
    useQueryAssignmentsQuery({ session: useSession(), keyword: '', pageNo: 1, pageSize: 10 }),
  );
  // The linked page shows the error and a retry.
  if (error !== undefined) return <Reason>{t('assignments.loadFailed')}</Reason>;
  if (data === undefined)
    return (
      <Latest aria-hidden="true">
        {Array.from({ length: LIMIT }, (_, index) => (
          <li key={index}>
            <Skeleton inlineSize="40%" blockSize="1lh" />
            <Skeleton inlineSize="20%" blockSize="1lh" />
          </li>
        ))}
      </Latest>
    );
  if (data.list.length === 0)
    return (
      <Reason>
        <NothingFoundDrawing />
        <span>{t('assignments.none')}</span>
      </Reason>
    );
  return (
    <Latest>
      {data.list.slice(0, LIMIT).map((row) => {
        const at = readIsoTime(row.createdAt);
        const content = displayText(row.content, row.id);
        return (
          <li key={row.id}>
            <Link href={pageAddress(withQuery('/assignments', { keyword: row.content ?? '' }))}>
              <TruncatedText>{content}</TruncatedText>
            </Link>
            <Text as="span" tone="secondary" size="small">
              {inlineFacts([
                t('pickers.headsChosen', { n: number(row.headCount) }),
                at === undefined ? '' : writeTime(locale, at, 'moment'),
              ])}
            </Text>
          </li>
        );
      })}
    </Latest>
  );
}
