import { useDispatch } from 'react-redux';
import { Button, ShieldIcon } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { Sign } from '#shared/page/Sign.ts';
import { signInRequested } from '#shared/session/sessionSlice.ts';
import type { RestorableAccount } from '#shared/session/sessionSlice.ts';
import { RestorationStep } from './RestorationStep';
import type { TitleRef } from './RestorationStep';

/**
 * The account is restored. Signing in again opens with the identifier prefilled and without
 * consent.
 */
export function VerifiedStep({
  account: { identifier, returnTo },
  titleRef,
}: {
  account: RestorableAccount;
  titleRef: TitleRef;
}) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  return (
    <RestorationStep
      titleRef={titleRef}
      number={3}
      title={t('restore.verifiedTitle')}
      lead={t('restore.succeeded')}
      sign={
        <Sign $tone="success">
          <ShieldIcon size="large" />
        </Sign>
      }
    >
      <Button
        variant="primary"
        size="large"
        block
        onClick={() => dispatch(signInRequested({ identifier, returnTo }))}
      >
        {t('restore.logInAgain')}
      </Button>
    </RestorationStep>
  );
}
