import { useDispatch, useSelector } from 'react-redux';
import {
  Button,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  DangerIcon,
  LiveRegion,
  RefreshIcon,
  Skeleton,
  Spinner,
  Text,
  VisuallyHidden,
} from '#design';
import { AcademyMark } from '#shared/academy/AcademyMark.tsx';
import { ownValue } from '#lib/object/ownValue.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { selectCompleting } from '#shared/session/sessionSlice.ts';
import { QrCode, QrShadow } from './QrCode';
import { newQrCodeRequested } from './qrSignInSlice';
import type { QrSignIn } from './qrSignInSlice';
import { CodeFrame, CodeMark, Emblem, Mask } from './styled';

/** What stands over the dimmed code, by the state that ends or replaces it. */
const SIGNS = {
  scanned: { tone: 'success', sign: <CheckIcon size="large" /> },
  confirmed: { tone: 'success', sign: <Spinner /> },
  cancelled: { tone: 'info', sign: <CloseIcon size="large" /> },
  expired: { tone: 'warning', sign: <ClockIcon size="large" /> },
  failed: { tone: 'danger', sign: <DangerIcon size="large" /> },
} as const;

function Picture({ signIn }: { signIn: QrSignIn }) {
  switch (signIn.status) {
    case 'off':
    case 'loading':
      return <Skeleton inlineSize="100%" blockSize="100%" radius="control" />;
    case 'showing':
      return (
        <>
          <QrCode qrSession={signIn.qrSession} />
          <CodeMark>
            <AcademyMark size="8" />
          </CodeMark>
        </>
      );
    case 'scanned':
    case 'confirmed':
    case 'cancelled':
    case 'expired':
    case 'failed':
      return <QrShadow />;
  }
}

/**
 * The square for the code or its replacement. Its size is fixed, so that the layout does not jump.
 */
export function QrFrame({ signIn }: { signIn: QrSignIn }) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const { status } = signIn;
  const canRefresh = status === 'expired' || status === 'failed';
  const isDone = useSelector(selectCompleting);
  const { tone, sign } = ownValue(SIGNS, isDone ? 'scanned' : status) ?? {};
  const refresh = (
    <Button
      size="small"
      icon={status === 'failed' ? <RefreshIcon size="small" /> : null}
      onClick={() => dispatch(newQrCodeRequested())}
    >
      {t(status === 'expired' ? 'qr.clickToRefresh' : 'qr.refresh')}
    </Button>
  );
  return (
    <CodeFrame>
      <Picture signIn={signIn} />
      <Mask $masking={sign !== undefined} $scrolls={canRefresh}>
        {tone ? <Emblem $tone={tone}>{sign}</Emblem> : null}
        <LiveRegion>
          {status === 'loading' ? <VisuallyHidden>{t('qr.loading')}</VisuallyHidden> : null}
          {status === 'expired' ? <Text as="span">{t('qr.expired')}</Text> : null}
        </LiveRegion>
        {canRefresh ? refresh : null}
      </Mask>
    </CodeFrame>
  );
}
