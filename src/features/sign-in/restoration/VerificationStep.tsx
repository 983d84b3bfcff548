import { Button, Stack } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { restorationWait } from '../verification/resendCountdownSlice';
import { CodeField } from '../verification/CodeField';
import { GetCodeButton } from '../verification/GetCodeButton';
import { MaskedIdentifier } from '../verification/MaskedIdentifier';
import type { Verification } from './restorationSlice';
import { Step } from './Step';
import type { TitleRef } from './Step';
import { Account } from './styled';
import { useVerificationForm } from './useVerificationForm';

export function VerificationStep({
  verification,
  titleRef,
}: {
  verification: Verification;
  titleRef: TitleRef;
}) {
  const { t, rich } = useLanguage();
  const { account, work, sentAt } = verification;
  const { codeField, ...form } = useVerificationForm(verification);
  const { input, ...field } = codeField;
  const lead = rich('restore.codeGoesTo', {
    account: (
      <Account>
        <MaskedIdentifier identifier={account.identifier} />
      </Account>
    ),
  });
  return (
    <Step titleRef={titleRef} number={2} title={t('verification.title')} lead={lead}>
      <form noValidate onSubmit={form.handleSubmit}>
        <Stack gap="5">
          <CodeField
            ref={input}
            value={form.code}
            onChange={field.edit}
            error={field.problem}
            isRefused={field.isRefused}
            hint={field.isOld ? t('signIn.codeMayHaveExpired') : undefined}
            readOnly={work === 'checking'}
            suffix={
              <GetCodeButton
                waitOf={restorationWait(account.identifier.value)}
                sending={work === 'sending'}
                again={sentAt !== undefined}
                busy={work === 'checking'}
                onPress={form.requestCode}
              />
            }
          />
          <Button
            type="submit"
            variant="primary"
            size="large"
            block
            dimmed={work === 'sending'}
            loading={work === 'checking'}
          >
            {t('verification.verify')}
          </Button>
        </Stack>
      </form>
    </Step>
  );
}
