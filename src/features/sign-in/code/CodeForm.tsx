import { useId } from 'react';
import { Stack } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { usePageAddress } from '#shared/page/usePageAddress.ts';
import type { Channel } from '#shared/session/identifier.ts';
import { AgreementCheckbox } from '../parts/consent/AgreementCheckbox';
import { Diagnostics } from '../finish/Diagnostics';
import { FlowMessage } from '../finish/FlowMessage';
import { Below, Help, Parts } from '../parts/styled';
import { CodeRow } from '../verification/CodeRow';
import { useErrorTitle } from '#shared/page/useErrorTitle.ts';
import { IDENTIFIER } from './codeFields';
import { SentCode } from './SentCode';
import { SubmitRow } from './SubmitRow';
import { useCodeForm } from './useCodeForm';

interface CodeFormProps {
  channel: Channel;
  prefilled: string;
  /** Whether the dialog shows the QR code instead; the form keeps its values. */
  hidden: boolean;
  /** Whether the user replaced the form of the other channel by this one. */
  replaces: boolean;
  onEdit(): void;
  /** Switches to the other channel; undefined when the academy does not offer it. */
  onSwitch: (() => void) | undefined;
}

/**
 * Code sign-in for one channel: identifier, code, the address that the code was sent to, help when
 * none arrives, the details of a failure, agreement and button.
 */
export function CodeForm({
  channel,
  prefilled,
  hidden,
  replaces,
  onEdit,
  onSwitch,
}: CodeFormProps) {
  const { t } = useLanguage();
  const pageAddress = usePageAddress();
  const { identifierInput, field, ...form } = useCodeForm({
    channel,
    prefilled,
    hidden,
    replaces,
  });
  const { identifier, sentAt, busy, isSending } = form;
  useErrorTitle(!hidden && Boolean(form.identifierProblem ?? field.problem));
  const { Input: Identifier, label, required } = IDENTIFIER[channel];
  const messageId = useId();
  return (
    <form noValidate onSubmit={form.handleSubmit}>
      <Parts $steps={4}>
        {hidden ? null : (
          <FlowMessage
            topic="sign-in"
            id={messageId}
            retrying={isSending || busy}
            onSend={() => void form.requestCode()}
          />
        )}
        <Identifier
          ref={identifierInput}
          name={channel}
          label={t(label)}
          required={required}
          value={form.values.identifier}
          onChange={(text) => {
            onEdit();
            form.editIdentifier(text);
          }}
          error={form.identifierProblem}
          refusal={form.isIdentifierRefused && !form.identifierProblem ? messageId : undefined}
          readOnly={busy}
        />
        <Stack gap="2">
          <CodeRow
            field={field}
            countdownKey={identifier.value}
            sending={isSending}
            again={sentAt !== undefined}
            due={form.isCodeDue}
            busy={busy}
            onPress={() => void form.requestCode()}
          />
          <Below>
            {sentAt === undefined ? null : (
              <SentCode
                identifier={identifier}
                at={sentAt}
                onEdit={() => identifierInput.current?.focus()}
                onSwitch={onSwitch}
              />
            )}
            <Help
              href={pageAddress(`/commonUsage/failReceiveVerificationCode.htm?type=${channel}`)}
              newTab
            >
              {t('signIn.codeNotReceived')}
            </Help>
            {isSending || busy ? null : <Diagnostics />}
          </Below>
        </Stack>
        <AgreementCheckbox />
        <SubmitRow channel={channel} complete={form.isComplete} busy={busy} />
      </Parts>
    </form>
  );
}
