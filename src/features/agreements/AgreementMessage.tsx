import { InlineMessage, Link, LiveRegion, Skeleton, Stack, VisuallyHidden } from '#design';
import type { ApiError } from '#shared/api/client/apiError.ts';
import { messageText } from '#shared/i18n/message.ts';
import { transportMessage } from '#shared/i18n/transportMessage.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { RetryMessage } from '#shared/page/RetryMessage.tsx';
import type { AgreementState } from './useAgreement';

export type Absence = Exclude<AgreementState, { status: 'loaded' }> | { status: 'empty' };

const TEXTS = {
  missing: { tone: 'info', phrase: 'protocol.missing' },
  empty: { tone: 'info', phrase: 'protocol.empty' },
  tooLarge: { tone: 'warning', phrase: 'protocol.tooLarge' },
} as const;

/** What the user can do about it, if known. */
function Reason({ error }: { error: ApiError }) {
  const { t } = useLanguage();
  if (error.kind !== 'offline' && error.kind !== 'timeout') return null;
  return <div>{messageText(t, transportMessage(error))}</div>;
}

function Message({ absence }: { absence: Absence }) {
  const { t } = useLanguage();
  if (absence.status === 'loading') return <VisuallyHidden>{t('protocol.loading')}</VisuallyHidden>;
  if (absence.status !== 'failed') {
    const { tone, phrase } = TEXTS[absence.status];
    return <InlineMessage tone={tone}>{t(phrase)}</InlineMessage>;
  }
  const { error, isRetrying, retry } = absence;
  return (
    <RetryMessage tone="danger" retrying={isRetrying} onRetry={retry}>
      <span>{t('protocol.failed')}</span>
      <Reason error={error} />
    </RetryMessage>
  );
}

function Bones() {
  return (
    <Stack gap="3">
      <Skeleton />
      <Skeleton />
      <Skeleton inlineSize="70%" />
      <Skeleton inlineSize="0" blockSize="0.5em" />
      <Skeleton inlineSize="40%" blockSize="1.5em" />
      <Skeleton />
      <Skeleton inlineSize="85%" />
    </Stack>
  );
}

/**
 * A link to the original of a text that cannot be shown. One of this origin is downloaded: opened,
 * it would run as a page of ours.
 */
function Original({ address }: { address: string }) {
  const { t } = useLanguage();
  return (
    <p>
      <Link href={address} download newTab>
        {t('protocol.original')}
      </Link>
    </p>
  );
}

export function AgreementMessage({ absence }: { absence: Absence | undefined }) {
  return (
    <>
      <LiveRegion>{absence ? <Message absence={absence} /> : null}</LiveRegion>
      {absence?.status === 'tooLarge' ? <Original address={absence.address} /> : null}
      {absence?.status === 'loading' ? <Bones /> : null}
    </>
  );
}
