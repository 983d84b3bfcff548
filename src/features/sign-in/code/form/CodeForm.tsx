import type { SubmitEvent } from 'react';
import { useSelector } from 'react-redux';
import { Stack } from '#design';
import type { Channel } from '#shared/session/identifier.ts';
import { AgreementCheckbox } from '#shared/consent/AgreementCheckbox.tsx';
import { Diagnostics } from '#shared/failure-reports/Diagnostics.tsx';
import { useEventCallback } from '#shared/page/useEventCallback.ts';
import type { CodeFormValues } from './codeFormSchema';
import { CodeRows } from './CodeRows';
import { selectSending } from '../codeSignInSlice';
import { EmailField } from './EmailField';
import { IdentifierContext } from '../identifierContext';
import { PhoneField } from './PhoneField';
import { SubmitRow } from './SubmitRow';
import { useCodeForm } from './useCodeForm';
import { useSigningIn } from '../useSigningIn';

interface CodeFormProps {
  channel: Channel;
  initialValues: CodeFormValues;
  /** Called with the current values after each change. */
  onValues(values: CodeFormValues): void;
  /** Called when the user starts to type. */
  onEdit(): void;
  /** Switches to the other channel; undefined when the academy does not offer it. */
  onSwitch: (() => void) | undefined;
}

const FIELD = { phone: PhoneField, email: EmailField } as const;

/**
 * Code sign-in for one channel (specification 2): identifier, code, agreement and button. A
 * keystroke re-renders only the field and what depends on it.
 */
export function CodeForm({ channel, initialValues, onValues, onEdit, onSwitch }: CodeFormProps) {
  const { identifierInput, codeInput, ...form } = useCodeForm(channel, initialValues, onValues);
  const sending = useSelector(selectSending).status !== 'idle';
  const busy = useSigningIn();
  const Identifier = FIELD[channel];
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) void form.submit();
  };
  const handleCode = useEventCallback(form.editCode);
  const handleWant = useEventCallback(() => void form.wantCode());
  const handleEditIdentifier = useEventCallback(() => identifierInput.current?.focus());
  const handleSwitch = useEventCallback(() => onSwitch?.());
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap="3">
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
        <IdentifierContext value={form.identifier}>
          <CodeRows
            channel={channel}
            code={form.values.code}
            error={form.problems.code}
            isRefused={form.isRefused}
            isOld={form.codeIsOld}
            sentAt={form.sentAt}
            codeInput={codeInput}
            onCode={handleCode}
            onWant={handleWant}
            onEditIdentifier={handleEditIdentifier}
            onSwitch={onSwitch === undefined ? undefined : handleSwitch}
          />
        </IdentifierContext>
        <AgreementCheckbox />
        <SubmitRow channel={channel} complete={form.complete} />
        {sending || busy ? null : <Diagnostics />}
      </Stack>
    </form>
  );
}
