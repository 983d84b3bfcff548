import { useDispatch, useStore } from 'react-redux';
import { Button, InlineMessage, Stack, Text } from '#design';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import type { RestorableAccount } from '#shared/session/sessionSlice.ts';
import { MaskedIdentifier } from '../parts/MaskedIdentifier';
import { clockTicked, restorationKey, selectRemaining } from '../verification/resendCountdownSlice';
import type { CountdownState } from '../verification/resendCountdownSlice';
import { GRACE_DAYS, remainingTime } from './remainingTime';
import { noticeRead, restorationClosed, restorationCode } from './restorationSlice';
import { RestorationStep } from './RestorationStep';
import type { TitleRef } from './RestorationStep';
import { Account } from './styled';

export function NoticeStep({
  account: { identifier, endsAt },
  titleRef,
}: {
  account: RestorableAccount;
  titleRef: TitleRef;
}) {
  const { t, rich, locale } = useLanguage();
  const dispatch = useDispatch();
  const environment = useEnvironment();
  const remaining = remainingTime(t, locale, endsAt, environment.clock().wall);
  const store = useStore<CountdownState>();
  const goOn = () => {
    dispatch(noticeRead());
    // No countdown is visible in this step, so none has ticked.
    dispatch(clockTicked(environment.clock()));
    // The service refuses another code while the wait for the next one runs.
    if (selectRemaining(store.getState(), restorationKey(identifier.value)) === 0)
      dispatch(restorationCode.codeRequested(identifier));
  };
  const account = (
    <Account>
      <MaskedIdentifier identifier={identifier} />
    </Account>
  );
  return (
    <RestorationStep
      titleRef={titleRef}
      number={1}
      title={remaining?.headline ?? t('restore.noticeTitle')}
      lead={rich('restore.pending', { account })}
    >
      <InlineMessage tone="warning">
        {remaining?.date ?? t('restore.grace', { smart_count: GRACE_DAYS })}
      </InlineMessage>
      <Text tone="secondary">{t('restore.howTo')}</Text>
      <Stack gap="2">
        <Button variant="primary" size="large" block onClick={goOn}>
          {t('restore.continue')}
        </Button>
        <Button variant="ghost" block onClick={() => dispatch(restorationClosed())}>
          {t('restore.notNow')}
        </Button>
      </Stack>
    </RestorationStep>
  );
}
