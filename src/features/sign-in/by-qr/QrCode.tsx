import { QRCodeSVG } from 'qrcode.react';
import { useEnvironment } from '../../../platform/environment/EnvironmentContext';
import { useLanguage } from '../../../platform/language/LanguageProvider';
import { QR_SIZE } from './qrSize';
import { scanLink } from './scanLink';
import { Faded } from './styled';

/**
 * How a code is drawn. Version 7 holds addresses of up to 122 letters; its 45 modules and the quiet zone, of which scanners
 * need four (ISO/IEC 18004), are 55, so that each is whole pixels of `QR_SIZE`: uneven modules are read wrong by some.
 */
const DRAWN = { size: QR_SIZE, level: 'M', minVersion: 7, marginSize: 5 } as const;

/** The code of a session: black on white in every theme, because many scanners read nothing else. */
export function QrCode({ session }: { session: string }) {
  const { t } = useLanguage();
  const { origin } = useEnvironment().address();
  return (
    <QRCodeSVG value={scanLink(origin, session)} {...DRAWN} aria-label={t('qr.image')} />
  );
}

/** The shadow of a code under a mask: no session in it, so that a scanner that makes it out harms nobody. */
export function QrShadow() {
  const { origin } = useEnvironment().address();
  return (
    <Faded aria-hidden="true">
      <QRCodeSVG
        value={scanLink(origin)}
        {...DRAWN}
        bgColor="transparent"
        fgColor="currentColor"
        role="presentation"
      />
    </Faded>
  );
}
