import { memo, useId } from 'react';
import { Button } from '#design';
import type { Channel } from '#shared/session/identifier.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { describedBy, LastUsed, useLastLoginType } from '../LastUsed';
import { useSigningIn } from './useSigningIn';

const INCOMPLETE = { phone: 'signIn.fillPhoneAndCode', email: 'signIn.fillEmailAndCode' } as const;

/** The submit button. While something is missing it is dimmed and says what. */
export const SubmitRow = memo(function SubmitRow({
  channel,
  complete,
}: {
  channel: Channel;
  complete: boolean;
}) {
  const { t } = useLanguage();
  const busy = useSigningIn();
  const hintId = useId();
  return (
    <>
      <LastUsed when={useLastLoginType() === channel}>
        {(marked) => (
          <Button
            type="submit"
            variant="primary"
            size="large"
            block
            dimmed={!complete}
            loading={busy}
            aria-describedby={describedBy(
              complete ? undefined : hintId,
              marked['aria-describedby'],
            )}
          >
            {t('signIn.submit')}
          </Button>
        )}
      </LastUsed>
      <span id={hintId} hidden>
        {t(INCOMPLETE[channel])}
      </span>
    </>
  );
});
