import { useDispatch } from 'react-redux';
import {
  Button,
  CheckIcon,
  CloseIcon,
  LiveRegion,
  RefreshIcon,
  Skeleton,
  Spinner,
  Text,
  VisuallyHidden,
  DangerIcon,
} from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { QrCode, QrShadow } from './QrCode';
import { QR_SIZE } from './lazyStyled';
import { newQrCodeRequested } from './qrSignInSlice';
import type { QrSignIn } from './qrSignInSlice';
import { CodeFrame, Emblem, Mask } from './styled';

const SIDE = `${QR_SIZE}px`;

function Picture({ signIn }: { signIn: QrSignIn }) {
  switch (signIn.status) {
    case 'off':
    case 'loading':
      return <Skeleton inlineSize={SIDE} blockSize={SIDE} radius="control" />;
    case 'showing':
      return <QrCode qrSession={signIn.qrSession} />;
    case 'expired':
    case 'failed':
      return <QrShadow />;
    case 'scanned':
      return (
        <Emblem $tone="success">
          <CheckIcon size="large" />
        </Emblem>
      );
    case 'confirmed':
      return (
        <Emblem $tone="success">
          <Spinner />
        </Emblem>
      );
    case 'cancelled':
      return (
        <Emblem $tone="info">
          <CloseIcon size="large" />
        </Emblem>
      );
  }
}

/**
 * The square for the code or its replacement. Its size is fixed, so that the layout does not jump.
 */
export function QrFrame({ signIn }: { signIn: QrSignIn }) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const { status } = signIn;
  const masked = status === 'expired' || status === 'failed';
  const refresh = (
    <Button
      size="small"
      icon={<RefreshIcon size="small" />}
      onClick={() => dispatch(newQrCodeRequested())}
    >
      {t(status === 'expired' ? 'qr.clickToRefresh' : 'qr.refresh')}
    </Button>
  );
  return (
    <CodeFrame $side={QR_SIZE}>
      <Picture signIn={signIn} />
      <Mask $masking={masked}>
        {status === 'failed' ? <DangerIcon size="large" /> : null}
        <LiveRegion>
          {status === 'loading' ? <VisuallyHidden>{t('qr.loading')}</VisuallyHidden> : null}
          {status === 'expired' ? <Text as="span">{t('qr.expired')}</Text> : null}
        </LiveRegion>
        {masked ? refresh : null}
      </Mask>
    </CodeFrame>
  );
}
