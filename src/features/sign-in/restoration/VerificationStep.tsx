import { useDispatch, useSelector } from 'react-redux';
import { Button, Stack } from '#design';
import { formFields } from '#shared/form/fields.ts';
import { useSubmitForm } from '#shared/form/useSubmitForm.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { writeTime } from '#shared/i18n/writeTime.ts';
import type { RestorableAccount } from '#shared/session/sessionSlice.ts';
import { FlowMessage } from '../finish/FlowMessage';
import { CodeRow } from '../verification/CodeRow';
import { codeField } from '../verification/CodeField';
import { MaskedIdentifier } from '../parts/MaskedIdentifier';
import { restorationKey } from '../verification/resendCountdownSlice';
import { useCodeField } from '../verification/useCodeField';
import { restorationCode } from './restorationSlice';
import { RestorationStep } from './RestorationStep';
import type { TitleRef } from './RestorationStep';
import { Account } from './styled';

const fields = formFields<{ code: string }>({ code: codeField });

export function VerificationStep({
  account: { identifier },
  titleRef,
}: {
  account: RestorableAccount;
  titleRef: TitleRef;
}) {
  const { t, rich, locale } = useLanguage();
  const dispatch = useDispatch();
  const state = useSelector(restorationCode.select);
  const { checking, sent } = state;
  const isSending = state.sending.status !== 'idle';
  const form = useSubmitForm({
    schema: fields.schema,
    initialValues: fields.read({}),
    busy: isSending || checking,
    onSubmit: (values) => {
      // Submitting the same code would be refused again.
      if (field.isRefused) field.pointOut();
      else dispatch(restorationCode.codeSubmitted({ identifier, ...fields.sent(values) }));
    },
    onRefused: () => field.input.current?.focus(),
  });
  const field = useCodeField(form, {
    channel: identifier.channel,
    verification: restorationCode,
    state,
    sentAt: sent?.at,
  });
  const requestCode = () => {
    field.noteRequested();
    form.clearProblems();
    dispatch(restorationCode.codeRequested(identifier));
  };
  const account = (
    <Account>
      <MaskedIdentifier identifier={identifier} />
    </Account>
  );
  const lead =
    sent === null
      ? rich('restore.codeGoesTo', { account })
      : rich('signIn.sentTo', {
          to: account,
          time: <bdi>{writeTime(locale, sent.at, 'time')}</bdi>,
        });
  return (
    <RestorationStep titleRef={titleRef} number={2} title={t('verification.title')} lead={lead}>
      <form noValidate onSubmit={form.handleSubmit}>
        <Stack gap="5">
          <FlowMessage topic="restoration" retrying={isSending || checking} onSend={requestCode} />
          <CodeRow
            field={field}
            countdownKey={restorationKey(identifier.value)}
            sending={isSending}
            again={sent !== null}
            due={sent === null && form.values.code === ''}
            busy={checking}
            onPress={requestCode}
          />
          <Button
            type="submit"
            variant="primary"
            size="large"
            block
            dimmed={isSending}
            loading={checking}
          >
            {t('verification.verify')}
          </Button>
        </Stack>
      </form>
    </RestorationStep>
  );
}
