import { useEffect, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Skeleton, Stack } from '#design';
import { AcademyText } from '#shared/academy/AcademyText.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import type { Feature } from '#shared/page/attachFeature.ts';
import { LoadedPage } from '#shared/page/LoadedPage.tsx';
import { LoadingNews } from '#shared/page/LoadingNews.tsx';
import { selectSignedIn } from '#shared/session/sessionSlice.ts';
import { joinApplicationSaga } from './joinApplicationSaga';
import {
  joinApplicationSlice,
  joinPageLeft,
  joinPageOpened,
  joinRetryRequested,
  selectJoin,
} from './joinApplicationSlice';
import { JoinForm } from './form/JoinForm';
import { JoinResult } from './JoinResult';

function Loading() {
  const { t } = useLanguage();
  return (
    <Stack gap="5">
      <LoadingNews text={t('join.loading')} />
      <Skeleton inlineSize="30%" />
      <Skeleton blockSize="3em" />
      <Skeleton inlineSize="30%" />
      <Skeleton blockSize="7em" />
    </Stack>
  );
}

function Content({ titleId }: { titleId: string }) {
  const { status, bar, generation } = useSelector(selectJoin);
  const signedIn = useSelector(selectSignedIn);
  if (status === 'loading' || (status === 'unopened' && signedIn)) return <Loading />;
  if (status === 'loadFailed') return null;
  // Users without a session have no application: their form is part of the pre-rendered page.
  if (status === 'unopened' || status === 'filling' || status === 'submitting')
    return <JoinForm key={generation} titleId={titleId} />;
  return <JoinResult key={status} kind={status === 'barred' ? bar : status} />;
}

export const joinFeature: Feature = {
  slices: [joinApplicationSlice],
  sagas: [joinApplicationSaga],
};

export function JoinPage() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const { status, problem, shouldFocus } = useSelector(selectJoin);
  const titleId = useId();
  useEffect(() => {
    dispatch(joinPageOpened());
    return () => void dispatch(joinPageLeft());
  }, [dispatch]);
  return (
    <LoadedPage
      title={t('join.title')}
      titleId={titleId}
      lead={<AcademyText phrase="join.lead" />}
      failure={
        status === 'loadFailed'
          ? {
              text: t('join.loadFailed'),
              problem,
              shouldFocus,
              onRetry: () => dispatch(joinRetryRequested()),
            }
          : undefined
      }
    >
      <Content titleId={titleId} />
    </LoadedPage>
  );
}
