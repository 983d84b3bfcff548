import { useDispatch } from 'react-redux';
import { ArrowStartIcon, Button, LiveRegion, Text } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import { loginCancelled, newQrCodeRequested } from './qrSignInSlice';
import type { QrSignIn } from './qrSignInSlice';
import { ScanHint } from './ScanHint';
import { Advice, QrChoices, StatusLine } from './styled';

type Status = QrSignIn['status'];

/** Messages for screen readers, announced once each. Expiry is announced with its button. */
const NEWS = {
  scanned: 'qr.scanned',
  confirmed: 'qr.confirmed',
  cancelled: 'qr.cancelled',
} as const;

const STATUSES_WITH_HINT: readonly Status[] = ['off', 'loading', 'showing'];
const CAN_CANCEL: readonly Status[] = ['loading', 'showing', 'scanned'];
const CAN_GO_BACK: readonly Status[] = ['scanned', 'cancelled'];

export function QrAdvice({ signIn }: { signIn: QrSignIn }) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const { status } = signIn;
  const why = status === 'failed' ? signIn.message : null;
  const isUseless = status === 'expired' || (status === 'failed' && why === null);
  return (
    <Advice $hidden={isUseless}>
      {isUseless || STATUSES_WITH_HINT.includes(status) ? <ScanHint /> : null}
      <LiveRegion>
        {status in NEWS ? <StatusLine>{t(NEWS[status as keyof typeof NEWS])}</StatusLine> : null}
        {why === null ? null : <Text tone="danger">{messageText(t, why)}</Text>}
      </LiveRegion>
      <QrChoices $plain={!CAN_GO_BACK.includes(status)}>
        {CAN_GO_BACK.includes(status) ? (
          <Button
            size="small"
            icon={<ArrowStartIcon size="small" />}
            onClick={() => dispatch(newQrCodeRequested())}
          >
            {t('common.back')}
          </Button>
        ) : null}
        {CAN_CANCEL.includes(status) ? (
          <Button variant="link" size="small" onClick={() => dispatch(loginCancelled())}>
            {t('qr.cancel')}
          </Button>
        ) : null}
      </QrChoices>
    </Advice>
  );
}
