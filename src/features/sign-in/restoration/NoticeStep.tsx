import { useDispatch } from 'react-redux';
import { Button, InlineMessage, Text } from '#design';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import type { RestorableAccount } from '#shared/session/sessionSlice.ts';
import { MaskedIdentifier } from '../verification/MaskedIdentifier';
import { GRACE_DAYS, remainingTime } from './remainingTime';
import { noticeRead } from './restorationSlice';
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
  const account = (
    <Account>
      <MaskedIdentifier identifier={identifier} />
    </Account>
  );
  return (
    <RestorationStep
      titleRef={titleRef}
      number={1}
      title={t('restore.noticeTitle')}
      lead={rich('restore.pending', { account })}
    >
      <InlineMessage tone="warning">
        <p>{t('restore.grace', { smart_count: GRACE_DAYS })}</p>
        {remaining === undefined ? null : <p>{remaining}</p>}
      </InlineMessage>
      <Text tone="secondary">{t('restore.howTo')}</Text>
      <Button variant="primary" size="large" block onClick={() => dispatch(noticeRead())}>
        {t('restore.continue')}
      </Button>
    </RestorationStep>
  );
}
