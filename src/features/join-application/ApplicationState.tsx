import { InlineMessage, Link, Skeleton, Stack, Text } from '#design';
import { readIsoTime } from '#lib/time/isoTime.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { writeTime } from '#shared/i18n/writeTime.ts';
import { usePageAddress } from '#shared/page/usePageAddress.ts';
import { useRefetchOnReconnect } from '#shared/page/useRefetchOnReconnect.ts';
import { useSession } from '#shared/session/useSession.ts';
import { ApplicationSteps } from './ApplicationSteps';
import { useGetCurrentApplicationQuery } from './joinEndpoints';
import { Refusal } from './Refusal';
import { Waiting } from './styled';

const VIEWS = {
  sent: { text: 'join.waiting', tone: 'info' },
  approved: { text: 'join.approved', tone: 'success' },
  refused: { text: 'join.refused', tone: 'warning' },
} as const;

function FirstApplication() {
  const { t } = useLanguage();
  const pageAddress = usePageAddress();
  return (
    <Stack gap="4" align="start">
      <Text tone="secondary">{t('home.joinText')}</Text>
      <ApplicationSteps state={undefined} />
      <Link look="button" href={pageAddress('/join')}>
        {t('join.title')}
      </Link>
    </Stack>
  );
}

/** The state of the user's newest application to this academy; for the home page. */
export function ApplicationState() {
  const { t, locale } = useLanguage();
  const pageAddress = usePageAddress();
  const { data, error } = useRefetchOnReconnect(
    useGetCurrentApplicationQuery({ session: useSession() }),
  );
  const toApplication = <Link href={pageAddress('/join')}>{t('home.application')}</Link>;
  // The linked page shows the error and a retry.
  if (error !== undefined)
    return (
      <InlineMessage tone="warning" action={toApplication}>
        {t('join.loadFailed')}
      </InlineMessage>
    );
  if (data === undefined)
    return (
      <Waiting aria-hidden="true">
        <FirstApplication />
        <Stack gap="3">
          <Skeleton inlineSize="60%" blockSize="1lh" />
          <Skeleton blockSize="1lh" />
          <Skeleton inlineSize="40%" blockSize="1lh" />
        </Stack>
      </Waiting>
    );
  if (data === null) return <FirstApplication />;
  const { state } = data;
  const { text, tone } = VIEWS[state];
  const at = readIsoTime(data.submittedAt);
  return (
    <>
      <InlineMessage tone={tone} action={toApplication}>
        {t(text)}
        {at === undefined ? null : (
          <Text tone="secondary" size="small">
            {t('home.joinSentAt', { time: writeTime(locale, at, 'moment') })}
          </Text>
        )}
      </InlineMessage>
      {state === 'refused' ? null : <ApplicationSteps state={state} />}
      <Refusal of={data} />
    </>
  );
}
