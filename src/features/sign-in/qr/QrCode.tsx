import { useState } from 'react';
import { QRCodeSVG } from 'qrcode.react';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { FadedCode } from './styled';

/**
 * The URL in the QR code. The app reads its parameters; a camera opens an explanatory page. Without
 * a session it only opens that page.
 */
export function scanLink(origin: string, qrSession = ''): string {
  return `${origin}/browser/open?type=scanLogin&sessionId=${encodeURIComponent(qrSession)}`;
}

/**
 * Rendering options. Version 7 holds URLs of up to 122 characters. Its 45 modules and a quiet zone
 * (at least four modules, ISO/IEC 18004) make 55, which divides its square into whole pixels; some
 * scanners misread uneven modules.
 */
const QR_OPTIONS = {
  width: '100%',
  height: '100%',
  level: 'M',
  minVersion: 7,
  marginSize: 5,
} as const;

interface PictureProps {
  value: string;
  name: string;
}

/**
 * The code as an image, because dark-mode extensions recolor SVG shapes but not images.
 * The shapes stay where the host's policy forbids `data:` images.
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
        {...QR_OPTIONS}
        role="img"
        aria-label={name}
      />
    );
  }
  return <img src={src} alt={name} onError={() => setRefused(true)} />;
}

/**
 * The code of a session. It is black on white in every theme, because many scanners cannot read
 * anything else.
 */
export function QrCode({ qrSession }: { qrSession: string }) {
  const { t } = useLanguage();
  const { origin } = useEnvironment().address();
  const value = scanLink(origin, qrSession);
  return <QrPicture key={value} value={value} name={t('qr.image')} />;
}

/** The faint code under a mask. It contains no session, so scanning it has no effect. */
export function QrShadow() {
  const { origin } = useEnvironment().address();
  return (
    <FadedCode aria-hidden="true">
      <QRCodeSVG
        value={scanLink(origin)}
        {...QR_OPTIONS}
        bgColor="transparent"
        fgColor="currentColor"
        role="presentation"
      />
    </FadedCode>
  );
}
