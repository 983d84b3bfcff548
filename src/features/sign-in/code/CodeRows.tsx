import { memo, use } from 'react';
import type { RefObject } from 'react';
import { useSelector } from 'react-redux';
import { Stack } from '#design';
import type { Channel } from '#shared/session/identifier.ts';
import { Diagnostics } from '../finish/Diagnostics';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { usePageAddress } from '#shared/page/usePageAddress.ts';
import { CodeField } from '../verification/CodeField';
import { GetCodeButton } from '../verification/GetCodeButton';
import { selectSending } from './codeSignInSlice';
import { Below, Help } from '../styled';
import { IdentifierContext } from './identifierContext';
import { SentCode } from './SentCode';
import { useSigningIn } from './useSigningIn';

function GetCode({ again, onPress }: { again: boolean; onPress(): void }) {
  const { value } = use(IdentifierContext);
  const sending = useSelector(selectSending).status !== 'idle';
  const busy = useSigningIn();
  return (
    <GetCodeButton waitOf={value} sending={sending} again={again} busy={busy} onPress={onPress} />
  );
}

interface CodeRowsProps {
  channel: Channel;
  code: string;
  error: string | undefined;
  isRefused: boolean;
  /** Whether the code was sent so long ago that it may have expired. */
  isOld: boolean;
  /** When the newest code was sent to this identifier, ms; undefined when none was. */
  sentAt: number | undefined;
  codeInput: RefObject<HTMLInputElement | null>;
  onCode(code: string): void;
  onWant(): void;
  onEditIdentifier(): void;
  onSwitch: (() => void) | undefined;
}

/**
 * The code field with its button, the address that the code was sent to, help when none arrives,
 * and the details of a failure.
 */
export const CodeRows = memo(function CodeRows({
  channel,
  code,
  error,
  isRefused,
  isOld,
  sentAt,
  codeInput,
  onCode,
  onWant,
  onEditIdentifier,
  onSwitch,
}: CodeRowsProps) {
  const { t } = useLanguage();
  const pageAddress = usePageAddress();
  const sending = useSelector(selectSending).status !== 'idle';
  const busy = useSigningIn();
  return (
    <Stack gap="2">
      <CodeField
        ref={codeInput}
        value={code}
        onChange={onCode}
        error={error}
        isRefused={isRefused}
        hint={isOld ? t('signIn.codeMayHaveExpired') : undefined}
        suffix={<GetCode again={sentAt !== undefined} onPress={onWant} />}
        readOnly={busy}
      />
      <Below>
        {sentAt === undefined ? null : (
          <SentCode at={sentAt} onEdit={onEditIdentifier} onSwitch={onSwitch} />
        )}
        <Help
          href={pageAddress(`/commonUsage/failReceiveVerificationCode.htm?type=${channel}`)}
          newTab
        >
          {t('signIn.codeNotReceived')}
        </Help>
        {sending || busy ? null : <Diagnostics />}
      </Below>
    </Stack>
  );
});
