import { useState } from 'react';
import { QRCodeSVG } from 'qrcode.react';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { QR_SIZE } from './qrSize';
import { scanLink } from './scanLink';
import { Faded } from './styled';

/**
 * How a code is drawn. Version 7 holds addresses of up to 122 letters; its 45 modules and the quiet zone, of which scanners
 * need four (ISO/IEC 18004), are 55, so that each is whole pixels of `QR_SIZE`: uneven modules are read wrong by some.
 */
const DRAWN = { size: QR_SIZE, level: 'M', minVersion: 7, marginSize: 5 } as const;

interface PictureProps {
  value: string;
  name: string;
}

/**
 * A code as a picture: extensions that darken pages repaint shapes in the page, and leave pictures alone (pub-02). The
 * shapes stay where a host's policy lets no `data:` picture in.
 */
function QrPicture({ value, name }: PictureProps) {
  const [src, setSrc] = useState('');
  const [isRefused, setRefused] = useState(false);
  const takePicture = (shapes: SVGSVGElement | null) => {
    if (shapes)
      setSrc(
        `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(shapes))}`,
      );
  };
  if (src === '' || isRefused) {
    return (
      <QRCodeSVG
        ref={isRefused ? null : takePicture}
        value={value}
        {...DRAWN}
        role="img"
        aria-label={name}
      />
    );
  }
  return (
    <img src={src} alt={name} width={QR_SIZE} height={QR_SIZE} onError={() => setRefused(true)} />
  );
}

/** The code of a session: black on white in every theme, because many scanners read nothing else. */
export function QrCode({ session }: { session: string }) {
  const { t } = useLanguage();
  const { origin } = useEnvironment().address();
  const value = scanLink(origin, session);
  return <QrPicture key={value} value={value} name={t('qr.image')} />;
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
