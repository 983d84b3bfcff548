import type { Tone } from '../../foundations/tone';
import { ToneIcon } from '../../foundations/ToneIcon';
import { CloseIcon } from '../../icons/icons';
import { IconButton } from '../IconButton/IconButton';
import { NoticeSign, NoticeText, NoticeToast } from './styled';

interface ToastProps {
  tone: Tone;
  dismissLabel: string;
  onDismiss?: () => void;
  children: string;
}

/** A notice. */
export function Toast({ tone, dismissLabel, onDismiss, children }: ToastProps) {
  return (
    <NoticeToast $tone={tone} data-notice="">
      <NoticeSign>
        <ToneIcon tone={tone} />
      </NoticeSign>
      <NoticeText dir="auto">{children}</NoticeText>
      <IconButton
        label={dismissLabel}
        size="small"
        icon={<CloseIcon size="small" />}
        onClick={onDismiss}
      />
    </NoticeToast>
  );
}
