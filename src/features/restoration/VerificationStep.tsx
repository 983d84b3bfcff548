import type { SubmitEvent } from 'react';
import { Button, Stack } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { restorationWait } from '#shared/countdown/resendCountdownSlice.ts';
import { CodeField } from '#shared/verification-code/CodeField.tsx';
import { GetCodeButton } from '#shared/verification-code/GetCodeButton.tsx';
import { MaskedIdentifier } from '#shared/verification-code/MaskedIdentifier.tsx';
import type { Verification } from './restorationSlice';
import { Step } from './Step';
import type { TitleRef } from './Step';
import { Account } from './styled';
import { useVerificationForm } from './useVerificationForm';

/** Asks for the code that proves the account's ownership (specification 2 and 5). */
export function VerificationStep({
  verification,
  titleRef,
}: {
  verification: Verification;
  titleRef: TitleRef;
}) {
  const { t, rich } = useLanguage();
  const { account, work, sentCodes } = verification;
  const { input, ...form } = useVerificationForm(verification);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void form.submit();
  };
  const lead = rich('restore.codeGoesTo', {
    account: (
      <Account>
        <MaskedIdentifier identifier={account.identifier} />
      </Account>
    ),
  });
  return (
    <Step titleRef={titleRef} number={2} title={t('restore.verificationTitle')} lead={lead}>
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap="5">
          <CodeField
            ref={input}
            value={form.code}
            onChange={form.edit}
            error={form.problem}
            isRefused={form.isRefused}
            hint={form.isOld ? t('signIn.codeMayHaveExpired') : undefined}
            readOnly={work === 'checking'}
            suffix={
              <GetCodeButton
                waitOf={restorationWait(account.identifier.value)}
                sending={work === 'sending'}
                again={sentCodes > 0}
                busy={work === 'checking'}
                onPress={form.wantCode}
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
            {t('restore.verify')}
          </Button>
        </Stack>
      </form>
    </Step>
  );
}
