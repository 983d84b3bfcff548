import type { Channel } from '#shared/session/identifier.ts';
import { AgreementCheckbox } from '../consent/AgreementCheckbox';
import { useEventCallback } from '#shared/page/useEventCallback.ts';
import { CodeRows } from './CodeRows';
import { EmailField } from './EmailField';
import { IdentifierContext } from './identifierContext';
import { PhoneField } from './PhoneField';
import { SubmitRow } from './SubmitRow';
import { Parts } from '../styled';
import { useCodeForm } from './useCodeForm';

interface CodeFormProps {
  channel: Channel;
  prefilled: string;
  /** Whether the dialog shows the QR code instead; the form keeps its values. */
  hidden: boolean;
  onEdit(): void;
  /** Switches to the other channel; undefined when the academy does not offer it. */
  onSwitch: (() => void) | undefined;
}

const FIELD = { phone: PhoneField, email: EmailField } as const;

/**
 * Code sign-in for one channel: identifier, code, agreement and button. A keystroke re-renders only
 * the field and what depends on it.
 */
export function CodeForm({ channel, prefilled, hidden, onEdit, onSwitch }: CodeFormProps) {
  const { identifierInput, codeField, busy, ...form } = useCodeForm({
    channel,
    prefilled,
    hidden,
  });
  const Identifier = FIELD[channel];
  const handleCode = useEventCallback(codeField.edit);
  const handleWant = useEventCallback(() => void form.requestCode());
  const handleEditIdentifier = useEventCallback(() => identifierInput.current?.focus());
  const handleSwitch = useEventCallback(() => onSwitch?.());
  return (
    <form noValidate onSubmit={form.handleSubmit}>
      <Parts $steps={4}>
        <Identifier
          ref={identifierInput}
          value={form.values.identifier}
          onChange={(text) => {
            onEdit();
            form.editIdentifier(text);
          }}
          error={form.identifierProblem}
          readOnly={busy}
        />
        <IdentifierContext value={form.identifier}>
          <CodeRows
            channel={channel}
            code={form.values.code}
            error={codeField.problem}
            isRefused={codeField.isRefused}
            isOld={codeField.isOld}
            sentAt={form.sentAt}
            codeInput={codeField.input}
            onCode={handleCode}
            onWant={handleWant}
            onEditIdentifier={handleEditIdentifier}
            onSwitch={onSwitch === undefined ? undefined : handleSwitch}
          />
        </IdentifierContext>
        <AgreementCheckbox />
        <SubmitRow channel={channel} complete={form.isComplete} />
      </Parts>
    </form>
  );
}
