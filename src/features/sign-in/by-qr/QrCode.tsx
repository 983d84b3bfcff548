import { QRCodeSVG } from 'qrcode.react';
import { useEnvironment } from '../../../platform/environment/EnvironmentContext';
import { useLanguage } from '../../../platform/language/LanguageProvider';
import { QR_SIZE } from './qrSize';
import { scanLink } from './scanLink';
import { Faded } from './styled';

/** What scanners need around a code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** The code of a session: black on white in every theme, because many scanners read nothing else. */
export function QrCode({ session }: { session: string }) {
  const { t } = useLanguage();
  const { origin } = useEnvironment().address();
  return (
    <QRCodeSVG value={scanLink(origin, session)} size={QR_SIZE} level="M" marginSize={QUIET_ZONE} aria-label={t('qr.image')} />
  );
}

/** The shadow of a code under a mask: no session in it, so that a scanner that makes it out harms nobody. */
export function QrShadow() {
  const { origin } = useEnvironment().address();
  return (
    <Faded aria-hidden="true">
      <QRCodeSVG
        value={scanLink(origin)}
        size={QR_SIZE}
        level="M"
        marginSize={QUIET_ZONE}
        bgColor="transparent"
        fgColor="currentColor"
        role="presentation"
      />
    </Faded>
  );
}
