import { useEffect, useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, Card, Heading, InlineMessage, LiveRegion, Skeleton, Stack, Text, VisuallyHidden } from '../../../design';
import { useAcademy } from '../../platform/academy/AcademyProvider';
import { useLanguage } from '../../platform/language/LanguageProvider';
import { messageText } from '../../platform/language/message';
import { PageMain } from '../../platform/page/PageMain';
import { AssignForm } from './AssignForm';
import { pageLeft, pageOpened, retryAsked, selectAssignment } from './assignmentSlice';
import { Assigned, NoPermission, SignInFirst } from './AssignOutcome';

function Loading() {
  const { t } = useLanguage();
  return (
    <Stack gap="5" role="status">
      <VisuallyHidden>{t('assign.loading')}</VisuallyHidden>
      <Skeleton inlineSize="30%" />
      <Skeleton blockSize="3em" />
      <Skeleton inlineSize="30%" />
      <Skeleton blockSize="3em" />
      <Skeleton inlineSize="30%" />
      <Skeleton blockSize="7em" />
    </Stack>
  );
}

function LoadFailed() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const { problem, led } = useSelector(selectAssignment);
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // It failed once more: the button that was pressed is gone, and this one stands in its place.
    if (led) retry.current?.focus();
  }, [led]);
  const action = (
    <Button ref={retry} onClick={() => dispatch(retryAsked())}>
      {t('common.retry')}
    </Button>
  );
  return (
    <InlineMessage tone="danger" action={action}>
      <strong>{t('assign.loadFailed')}</strong>
      {problem === null ? null : (
        <Text as="div" size="small">
          <bdi>{messageText(t, problem)}</bdi>
        </Text>
      )}
    </InlineMessage>
  );
}

function Content({ titleId }: { titleId: string }) {
  const { status, generation } = useSelector(selectAssignment);
  if (status === 'unopened' || status === 'loading') return <Loading />;
  if (status === 'loadFailed') return null;
  if (status === 'anonymous') return <SignInFirst />;
  if (status === 'noPermission') return <NoPermission />;
  if (status === 'assigned') return <Assigned />;
  return <AssignForm key={generation} titleId={titleId} />;
}

/** Assigning learning content, for administrators (D1). */
export function AssignPage() {
  const { t, rich } = useLanguage();
  const dispatch = useDispatch();
  const { tenantName } = useAcademy();
  const { status } = useSelector(selectAssignment);
  const titleId = useId();
  useEffect(() => {
    dispatch(pageOpened());
    return () => void dispatch(pageLeft());
  }, [dispatch]);
  return (
    <PageMain $width="48rem">
      <title>{t('assign.title')}</title>
      <Stack gap="2">
        <Heading level={1} id={titleId}>
          {t('assign.title')}
        </Heading>
        <Text tone="secondary">{rich('assign.lead', { tenantName: <bdi>{tenantName}</bdi> })}</Text>
      </Stack>
      <Card>
        {/* Mounted before there is anything to say, so that it is heard. */}
        <LiveRegion politeness="assertive">{status === 'loadFailed' ? <LoadFailed /> : null}</LiveRegion>
        <Content titleId={titleId} />
      </Card>
    </PageMain>
  );
}
