import { useDispatch, useSelector } from 'react-redux';
import { Modal } from '#design';
import { ErrorBoundary } from '#shared/errors/ErrorBoundary.tsx';
import { lazyWithRetry } from '#shared/errors/lazyWithRetry.tsx';
import type { FrameProps } from '#shared/errors/lazyWithRetry.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { signInCode } from '../codeSignInSlice';
import { isSliderOpen } from '../../verification/verificationSlice';
import type { SliderDialogProps } from './SliderDialog';
import { SLIDER_SIZE } from './sliderSize';

function SliderFrame({ children }: FrameProps) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  return (
    <Modal
      open
      {...SLIDER_SIZE}
      title={t('verification.title')}
      closeOnEscape
      closeLabel={t('common.close')}
      onClose={() => dispatch(signInCode.sliderDismissed())}
    >
      {children}
    </Modal>
  );
}

export const SliderChunk = lazyWithRetry<SliderDialogProps>(async () => {
  const { SliderDialog } = await import(/* webpackChunkName: "sign-in-later" */ './SliderDialog');
  return { default: SliderDialog };
}, SliderFrame);

/**
 * The slider dialog. Its chunk is preloaded after the form responds, or loaded when the service
 * requires a slider.
 */
export function LazySliderDialog(props: SliderDialogProps) {
  const open = isSliderOpen(useSelector(signInCode.select));
  if (!open) return null;
  return (
    <ErrorBoundary frame={(message) => <SliderFrame>{message}</SliderFrame>}>
      <SliderChunk {...props} />
    </ErrorBoundary>
  );
}
