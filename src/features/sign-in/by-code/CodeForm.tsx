import { useId } from 'react';
import type { FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { Button, Link, Stack, VisuallyHidden } from '../../../../design';
import type { Channel } from '../../../platform/academy/codeChannels';
import { AgreementCheckbox } from '../../../platform/agreement/AgreementCheckbox';
import { Diagnostics } from '../../../platform/failure-reports/Diagnostics';
import { usePageAddress } from '../../../platform/page/usePageAddress';
import { useLanguage } from '../../../platform/language/LanguageProvider';
import { CodeField } from '../../../platform/verification-code/CodeField';
import { GetCodeButton } from '../../../platform/verification-code/GetCodeButton';
import { describedBy, LastUsed, useLastLoginType } from '../LastUsed';
import type { CodeFormValues } from './codeFormSchema';
import { selectSending, selectSent, selectSigningIn } from './codeSignInSlice';
import { EmailField } from './EmailField';
import { PhoneField } from './PhoneField';
import { SentCode } from './SentCode';
import { useCodeForm } from './useCodeForm';

interface CodeFormProps {
  channel: Channel;
  /** What stands in the fields at first. */
  initialValues: CodeFormValues;
  /** Called with what stands there, each time that it changed. */
  onValues(values: CodeFormValues): void;
  /** Called when the visitor starts to type. */
  onEdit(): void;
  /** Changes to the other channel, where the academy offers it. */
  onSwitch: (() => void) | undefined;
}

const FIELD = { phone: PhoneField, email: EmailField } as const;
const INCOMPLETE = { phone: 'signIn.fillPhoneAndCode', email: 'signIn.fillEmailAndCode' } as const;

/** Signing in with a code sent to one channel (specification 2): identifier, code, agreement, button. */
export function CodeForm({ channel, initialValues, onValues, onEdit, onSwitch }: CodeFormProps) {
  const { t } = useLanguage();
  const pageAddress = usePageAddress();
  const { identifierInput, codeInput, ...form } = useCodeForm(channel, initialValues, onValues);
  const sending = useSelector(selectSending).status !== 'idle';
  const sent = useSelector(selectSent);
  const busy = useSelector(selectSigningIn) !== 'idle';
  const hintId = useId();
  const Identifier = FIELD[channel];
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void form.submit();
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap="5">
        <Identifier
          ref={identifierInput}
          value={form.values.identifier}
          onChange={(text) => {
            onEdit();
            form.editIdentifier(text);
          }}
          error={form.problems.identifier}
          readOnly={busy}
        />
        <Stack gap="2">
          <CodeField
            ref={codeInput}
            value={form.values.code}
            onChange={form.editCode}
            error={form.problems.code}
            hint={form.codeIsOld ? t('signIn.codeMayHaveExpired') : undefined}
            suffix={
              <GetCodeButton
                waitOf={form.identifier.value}
                sending={sending}
                again={sent?.to === form.identifier.value}
                busy={busy}
                onPress={() => void form.wantCode()}
              />
            }
          />
          <SentCode identifier={form.identifier} onEdit={() => identifierInput.current?.focus()} onSwitch={onSwitch} />
          <Link href={pageAddress(`/commonUsage/failReceiveVerificationCode.htm?type=${channel}`)} newTab>
            {t('signIn.codeNotReceived')}
          </Link>
        </Stack>
        <AgreementCheckbox />
        <LastUsed when={useLastLoginType() === channel}>
          {(marked) => (
            <Button
              type="submit"
              variant="primary"
              size="large"
              block
              dimmed={!form.complete}
              loading={busy}
              aria-describedby={describedBy(form.complete ? undefined : hintId, marked['aria-describedby'])}
            >
              {t('signIn.submit')}
            </Button>
          )}
        </LastUsed>
        <VisuallyHidden>
          <span id={hintId}>{t(INCOMPLETE[channel])}</span>
        </VisuallyHidden>
        {sending || busy ? null : <Diagnostics />}
      </Stack>
    </form>
  );
}
