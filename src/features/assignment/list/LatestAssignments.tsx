import { Link, NothingFoundDrawing, Skeleton, Stack, Text, TruncatedText } from '#design';
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
import type { ListedAssignment } from '../form/assignmentEndpoints';
import { Action, Latest, Reason } from './latestStyled';

const LIMIT = 3;

function LatestAssignment({ row }: { row: ListedAssignment }) {
  const { t, locale, number } = useLanguage();
  const pageAddress = usePageAddress();
  const at = readIsoTime(row.createdAt);
  return (
    <li>
      <Link href={pageAddress(withQuery('/assignments', { keyword: row.content ?? '' }))}>
        <TruncatedText>{displayText(row.content, row.id)}</TruncatedText>
      </Link>
      <Text as="span" tone="secondary" size="small">
        {inlineFacts([
          t('pickers.headsChosen', { n: number(row.headCount) }),
          at === undefined ? '' : writeTime(locale, at, 'day'),
        ])}
      </Text>
    </li>
  );
}

/** The way to assign, and the newest assignments of the academy, in the same space whatever there are. */
export function LatestAssignments() {
  const { t } = useLanguage();
  const pageAddress = usePageAddress();
  const { currentData: data, error } = useRefetchOnReconnect(
    useQueryAssignmentsQuery({ session: useSession(), keyword: '', pageNo: 1, pageSize: 10 }),
  );
  const toAssign = (
    <Link look="button" href={pageAddress('/assign')}>
      {t('assign.title')}
    </Link>
  );
  if (data?.list.length === 0)
    return (
      <Reason>
        <NothingFoundDrawing />
        <Stack align="start">
          <span>{t('assignments.none')}</span>
          {toAssign}
        </Stack>
      </Reason>
    );
  const isLoading = data === undefined && error === undefined;
  return (
    <>
      <Action $shown={!isLoading}>{toAssign}</Action>
      {error === undefined ? (
        <Latest aria-hidden={isLoading}>
          {data?.list.slice(0, LIMIT).map((row) => <LatestAssignment key={row.id} row={row} />)
            ?? Array.from({ length: LIMIT }, (_, index) => (
              <li key={index}>
                <Skeleton inlineSize="40%" blockSize="1lh" />
                <Skeleton inlineSize="20%" blockSize="1lh" />
              </li>
            ))}
        </Latest>
      ) : (
        // The linked page shows the error and a retry.
        <Reason>{t('assignments.loadFailed')}</Reason>
      )}
    </>
  );
}
