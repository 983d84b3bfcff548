import { memo, useId } from 'react';
import { useSelector } from 'react-redux';
import { Button } from '#design';
import type { Channel } from '#shared/session/identifier.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { selectCompleting } from '#shared/session/sessionSlice.ts';
import { describedBy, LastUsed, useLastLoginType } from '../parts/LastUsed';

const INCOMPLETE = { phone: 'signIn.fillPhoneAndCode', email: 'signIn.fillEmailAndCode' } as const;

/**
 * The submit button. While something is missing it is dimmed and says what. After the sign-in it is
 * a tick.
 */
export const SubmitRow = memo(function SubmitRow({
  channel,
  complete,
  busy,
}: {
  channel: Channel;
  complete: boolean;
  busy: boolean;
}) {
  const { t } = useLanguage();
  const hintId = useId();
  const isDone = useSelector(selectCompleting);
  return (
    <>
      <LastUsed when={useLastLoginType() === channel}>
        {(description) => (
          <Button
            type="submit"
            variant="primary"
            size="large"
            block
            dimmed={!complete}
            loading={busy}
            done={isDone}
            aria-describedby={describedBy(
              complete ? undefined : hintId,
              description['aria-describedby'],
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
