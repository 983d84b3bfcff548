import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { InlineMessage, Text } from '#design';
import { fittingFrame } from '#lib/files/pictureCheck.ts';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { Dimensions, PictureFrame, Frames, Shot } from './styled';

/**
 * An address of this origin that is safe as `src`; `undefined` for any other text. Never throws.
 */
function ownAddress(address: string, origin: string): string | undefined {
  if (address.startsWith('data:image/')) return address;
  try {
    const url = new URL(address, origin);
    return address !== '' && url.origin === origin ? url.href : undefined;
  } catch {
    return undefined;
  }
}

const FRAME_NAMES = { wide: '16:9', tall: '720 × 1560' } as const;
const RATIOS = { wide: '16 / 9', tall: '720 / 1560' } as const;

/**
 * The size as displayed, after rotation by EXIF orientation; `broken` when the browser cannot
 * decode it.
 */
type PictureSize = { width: number; height: number } | 'broken' | undefined;

/** Advice on the aspect ratio; never a refusal. */
function Advice({ seen }: { seen: PictureSize }) {
  const { t, rich } = useLanguage();
  if (seen === undefined) return null;
  if (seen === 'broken')
    return <InlineMessage tone="warning">{t('join.picture.notShown')}</InlineMessage>;
  const fits = fittingFrame(seen.width, seen.height);
  const size = <Dimensions dir="ltr">{`${seen.width} × ${seen.height} px`}</Dimensions>;
  return (
    <Text size="small" tone="secondary">
      {fits === undefined
        ? rich('join.picture.cropped', { size })
        : rich('join.picture.fits', {
            size,
            frame: <Dimensions dir="ltr">{FRAME_NAMES[fits]}</Dimensions>,
          })}
    </Text>
  );
}

/** The picture as the academy will show it, in both frames. */
export function PicturePreview({ address }: { address: string }) {
  const { t } = useLanguage();
  const environment = useEnvironment();
  const [size, setSize] = useState<PictureSize>(undefined);
  const source = ownAddress(address, environment.address().origin);
  const handleLoad = ({
    currentTarget: { naturalWidth, naturalHeight },
  }: SyntheticEvent<HTMLImageElement>) => setSize({ width: naturalWidth, height: naturalHeight });
  if (source === undefined) return <Advice seen="broken" />;
  return (
    <>
      {size === 'broken' ? null : (
        <Frames>
          {(['wide', 'tall'] as const).map((frame) => (
            <PictureFrame key={frame} $ratio={RATIOS[frame]}>
              <Shot
                src={source}
                alt={t('join.picture.preview', { frame: FRAME_NAMES[frame] })}
                onLoad={handleLoad}
                onError={() => setSize('broken')}
              />
              <figcaption>
                <bdi dir="ltr">{FRAME_NAMES[frame]}</bdi>
              </figcaption>
            </PictureFrame>
          ))}
        </Frames>
      )}
      <Advice seen={size} />
    </>
  );
}
