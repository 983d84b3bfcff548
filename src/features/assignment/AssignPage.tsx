import { useEffect, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Skeleton, Stack, Text } from '#design';
import { AcademyText } from '#shared/academy/AcademyText.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import type { Feature } from '#shared/page/attachFeature.ts';
import { LoadedPage } from '#shared/page/LoadedPage.tsx';
import { LoadingNews } from '#shared/page/LoadingNews.tsx';
import { AssignForm } from './form/AssignForm';
import { assignmentSaga } from './form/assignmentSaga';
import {
  assignmentSlice,
  assignPageLeft,
  assignPageOpened,
  assignRetryRequested,
  selectAssignment,
} from './form/assignmentSlice';
import { OrderReminder } from './order-reminder/OrderReminder';
import { orderingSlice } from './order-reminder/orderingSlice';
import { Assigned, NoPermission, SignInFirst } from './form/AssignResult';

function Loading() {
  const { t } = useLanguage();
  return (
    <Stack gap="5">
      <LoadingNews text={t('assign.loading')} />
      <Skeleton inlineSize="30%" />
      <Skeleton blockSize="3em" />
      <Skeleton inlineSize="30%" />
      <Skeleton blockSize="3em" />
      <Skeleton inlineSize="30%" />
      <Skeleton blockSize="7em" />
    </Stack>
  );
}

function Content({ titleId }: { titleId: string }) {
  const { t } = useLanguage();
  const { status, generation, shouldFocus } = useSelector(selectAssignment);
  if (status === 'unopened' || status === 'loading') return <Loading />;
  if (status === 'loadFailed') return null;
  if (status === 'anonymous')
    return (
      <SignInFirst shouldFocus={shouldFocus}>
        <Text tone="secondary">{t('assign.anonymous.text')}</Text>
      </SignInFirst>
    );
  if (status === 'noPermission') return <NoPermission />;
  if (status === 'assigned') return <Assigned />;
  return <AssignForm key={generation} titleId={titleId} />;
}

export const assignFeature: Feature = {
  slices: [assignmentSlice, orderingSlice],
  sagas: [assignmentSaga],
};

export function AssignPage() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const { status, problem, shouldFocus } = useSelector(selectAssignment);
  const titleId = useId();
  useEffect(() => {
    dispatch(assignPageOpened());
    return () => void dispatch(assignPageLeft());
  }, [dispatch]);
  return (
    <LoadedPage
      title={t('assign.title')}
      titleId={titleId}
      lead={<AcademyText phrase="assign.lead" />}
      failure={
        status === 'loadFailed'
          ? {
              text: t('assign.loadFailed'),
              problem,
              shouldFocus,
              onRetry: () => dispatch(assignRetryRequested()),
            }
          : undefined
      }
    >
      <Content titleId={titleId} />
      <OrderReminder />
    </LoadedPage>
  );
}
