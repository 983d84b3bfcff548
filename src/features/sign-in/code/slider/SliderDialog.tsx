import { useEffect, useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, LiveRegion, Modal, Stack, Text } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import { signInCode } from '../codeSignInSlice';
import { SliderPicture } from './SliderPicture';
import { SLIDER_SIZE } from './sliderSize';
import { ErrorLine, PictureSkeleton } from './styled';

export interface SliderDialogProps {
  /** Another way to sign in, for users who cannot complete the picture (D43). */
  otherWay: { label: string; choose(): void } | undefined;
}

/** Keeps the focus and the layout until the next picture arrives. The user can cancel meanwhile. */
function LoadingPicture({ onCancel }: { onCancel(): void }) {
  const { t } = useLanguage();
  const skeleton = useRef<HTMLDivElement>(null);
  useEffect(() => skeleton.current?.focus(), []);
  return (
    <Stack gap="4">
      <PictureSkeleton
        ref={skeleton}
        tabIndex={-1}
        role="progressbar"
        aria-label={t('slider.loading')}
      />
      <Stack direction="row" justify="end">
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
      </Stack>
    </Stack>
  );
}

/** The security check before a code is sent (D43). Mounted only while `isSliderOpen`. */
export function SliderDialog({ otherWay }: SliderDialogProps) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const { sending, sliderProblem: problem } = useSelector(signInCode.select);
  const hintId = useId();
  const challenge = sending.status === 'challenged' ? sending.challenge : undefined;
  const range = useRef<HTMLInputElement>(null);
  const dismiss = () => dispatch(signInCode.sliderDismissed());
  return (
    <Modal
      open
      {...SLIDER_SIZE}
      title={t('verification.title')}
      onClose={dismiss}
      initialFocusRef={range}
      describedBy={hintId}
      closeOnEscape
    >
      <Stack gap="4">
        <ErrorLine>
          <LiveRegion politeness="assertive">
            {problem ? <Text tone="danger">{messageText(t, problem)}</Text> : null}
          </LiveRegion>
        </ErrorLine>
        {challenge ? (
          <SliderPicture
            key={challenge.key}
            challenge={challenge}
            rangeRef={range}
            hintId={hintId}
            onSolve={(left) => dispatch(signInCode.sliderSolved(left))}
            onRenew={() => dispatch(signInCode.newPictureRequested())}
            onCancel={dismiss}
          />
        ) : (
          <LoadingPicture onCancel={dismiss} />
        )}
        {otherWay ? (
          <Stack direction="row" gap="2" align="center" wrap>
            <Text size="small" tone="secondary">
              {t('slider.otherWay')}
            </Text>
            <Button variant="link" size="small" onClick={otherWay.choose}>
              {otherWay.label}
            </Button>
          </Stack>
        ) : null}
      </Stack>
    </Modal>
  );
}
