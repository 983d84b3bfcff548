import { useDispatch } from 'react-redux';
import { Button, ShieldIcon } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { signInRequested } from '#shared/session/sessionSlice.ts';
import type { RestorableAccount } from '#shared/session/sessionSlice.ts';
import { RestorationStep } from './RestorationStep';
import type { TitleRef } from './RestorationStep';
import { Seal } from './styled';

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
  const seal = (
    <Seal>
      <ShieldIcon />
    </Seal>
  );
  return (
    <RestorationStep
      titleRef={titleRef}
      number={3}
      title={t('restore.verifiedTitle')}
      lead={t('restore.succeeded')}
      icon={seal}
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
