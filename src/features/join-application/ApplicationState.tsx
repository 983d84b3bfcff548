import { Link, Skeleton, Text } from '#design';
import { readIsoTime } from '#lib/time/isoTime.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { writeTime } from '#shared/i18n/writeTime.ts';
import { usePageAddress } from '#shared/page/usePageAddress.ts';
import { useSession } from '#shared/session/useSession.ts';
import { ApplicationSteps } from './ApplicationSteps';
import { useGetCurrentApplicationQuery } from './joinEndpoints';

const PHRASES = {
  sent: 'join.waiting',
  approved: 'join.approved',
  refused: 'join.refused',
} as const;

/** The state of the user's newest application to this academy, and its next step; for the home page. */
export function ApplicationState() {
  const { t, locale } = useLanguage();
  const pageAddress = usePageAddress();
  const { data, error, isFetching } = useGetCurrentApplicationQuery({ session: useSession() });
  if (isFetching) return <Skeleton inlineSize="60%" />;
  // The linked page shows the error and a retry.
  if (error !== undefined) return <Text tone="secondary">{t('home.joinUnknown')}</Text>;
  if (!data)
    return (
      <>
        <Text tone="secondary">{t('home.joinNone')}</Text>
        <ApplicationSteps state={undefined} />
        <Link look="button" href={pageAddress('/join')}>
          {t('home.apply')}
        </Link>
      </>
    );
  const at = readIsoTime(data.submittedAt);
  return (
    <>
      <Text>{t(PHRASES[data.state])}</Text>
      {at === undefined ? null : (
        <Text tone="secondary" size="small">
          {t('home.joinSentAt', { time: writeTime(locale, at, 'moment') })}
        </Text>
      )}
      <ApplicationSteps state={data.state} />
    </>
  );
}
