import { Button, InlineMessage, ProgressBar, TruncatedText } from '#design';
import { displayText } from '#lib/text/displayText.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { locales } from '#shared/i18n/locales.ts';
import { messageText } from '#shared/i18n/message.ts';
import { RetryMessage } from '#shared/page/RetryMessage.tsx';
import { PicturePreview } from './PicturePreview';
import type { Picture } from './pictureState';
import { Actions, SelectedFile, Name, Percent, ProgressRow, PictureRow } from './styled';
import type { PictureControl } from './usePicture';

type VisiblePicture = Exclude<Picture, { status: 'none' }>;

interface SelectedPictureProps extends Pick<PictureControl, 'retry' | 'cancel' | 'remove'> {
  picture: VisiblePicture;
  busy: boolean;
}

function Progress({ percent }: { percent: number }) {
  const { t, locale } = useLanguage();
  const text = new Intl.NumberFormat(locales[locale].tag, { style: 'percent' }).format(
    percent / 100,
  );
  return (
    <ProgressRow>
      <ProgressBar label={t('join.picture.uploading')} value={percent} />
      <Percent>{text}</Percent>
    </ProgressRow>
  );
}

export function SelectedPicture({ picture, busy, retry, cancel, remove }: SelectedPictureProps) {
  const { t } = useLanguage();
  return (
    <SelectedFile>
      <PicturePreview key={picture.preview} address={picture.preview} />
      <PictureRow>
        <Name>
          <TruncatedText>{displayText(picture.name, t('join.picture'))}</TruncatedText>
        </Name>
        <Actions>
          {picture.status === 'uploading' ? (
            <Button size="small" onClick={cancel}>
              {t('join.picture.cancel')}
            </Button>
          ) : null}
          <Button size="small" variant="link" dimmed={busy} onClick={busy ? undefined : remove}>
            {t('join.picture.remove')}
          </Button>
        </Actions>
      </PictureRow>
      {picture.status === 'uploading' ? <Progress percent={picture.percent} /> : null}
      {picture.status === 'failed' ? (
        <RetryMessage tone="warning" onRetry={retry}>
          <bdi>{messageText(t, picture.message)}</bdi>
        </RetryMessage>
      ) : null}
      {picture.status === 'uploaded' ? (
        <InlineMessage tone="success">{t('join.picture.uploaded')}</InlineMessage>
      ) : null}
    </SelectedFile>
  );
}
