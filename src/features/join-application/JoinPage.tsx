import { useEffect, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Card, Heading, LiveRegion, Skeleton, Stack, Text, VisuallyHidden, token } from '../../../design';
import { useAcademy } from '../../platform/academy/AcademyProvider';
import { useLanguage } from '../../platform/language/LanguageProvider';
import { LoadFailed } from '../../platform/page/LoadFailed';
import { PageMain } from '../../platform/page/PageMain';
import { pageLeft, pageOpened, retryAsked, selectJoin } from './joinApplicationSlice';
import { JoinForm } from './JoinForm';
import { JoinOutcome } from './JoinOutcome';

function Loading() {
  const { t } = useLanguage();
  return (
    <Stack gap="5" role="status">
      <VisuallyHidden>{t('join.loading')}</VisuallyHidden>
      <Skeleton inlineSize="30%" />
      <Skeleton blockSize="3em" />
      <Skeleton inlineSize="30%" />
      <Skeleton blockSize="7em" />
    </Stack>
  );
}

function Content({ titleId }: { titleId: string }) {
  const { status, bar, generation } = useSelector(selectJoin);
  if (status === 'unopened' || status === 'loading') return <Loading />;
  if (status === 'loadFailed') return null;
  if (status === 'filling' || status === 'submitting') return <JoinForm key={generation} titleId={titleId} />;
  return <JoinOutcome key={status} kind={status === 'barred' ? bar : status} />;
}

/** Applying to join an academy (D1, specification 2). */
export function JoinPage() {
  const { t, rich } = useLanguage();
  const dispatch = useDispatch();
  const { tenantName } = useAcademy();
  const { status, problem, led } = useSelector(selectJoin);
  const titleId = useId();
  useEffect(() => {
    dispatch(pageOpened());
    return () => void dispatch(pageLeft());
  }, [dispatch]);
  return (
    <PageMain $width={token('measure.44')}>
      <title>{t('join.title')}</title>
      <Stack gap="2">
        <Heading level={1} id={titleId}>
          {t('join.title')}
        </Heading>
        <Text tone="secondary">{rich('join.lead', { tenantName: <bdi>{tenantName}</bdi> })}</Text>
      </Stack>
      <Card>
        {/* Mounted before there is anything to say, so that it is heard. */}
        <LiveRegion politeness="assertive">
          {status === 'loadFailed' ? (
            <LoadFailed text={t('join.loadFailed')} problem={problem} led={led} onRetry={() => dispatch(retryAsked())} />
          ) : null}
        </LiveRegion>
        <Content titleId={titleId} />
      </Card>
    </PageMain>
  );
}
