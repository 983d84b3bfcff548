import { createPortal } from 'react-dom';
import type { Tone } from '../../foundations/tone';
import { ToneIcon } from '../../foundations/ToneIcon';
import { useMounted } from '../../foundations/useMounted';
import { useRegionFocus } from '../../foundations/useRegionFocus';
import { CloseIcon } from '../../icons/frameIcons';
import { IconButton } from '../IconButton/IconButton';
import { usePoliteness } from '../LiveRegion/usePoliteness';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Lane, NoticePlace, NoticeSign, NoticeToast, NoticeText } from './styled';

export interface Notice {
  id: string;
  tone: Tone;
  text: string;
  /** Heard only: the page shows it in another place. */
  visuallyHidden?: boolean | undefined;
}

export interface NoticeRegionProps {
  notices: readonly Notice[];
  onDismiss: (id: string) => void;
  /** Name of each notice's close button. */
  dismissLabel: string;
  /** Name of the region. */
  label: string;
}

const lanes = [
  {
    role: 'alert',
    politeness: 'assertive',
    holds: (tone: Tone) => tone === 'danger' || tone === 'warning',
  },
  {
    role: 'status',
    politeness: 'polite',
    holds: (tone: Tone) => tone === 'info' || tone === 'success',
  },
] as const;

/**
 * Short notices at the edge of the window that do not cover controls of dialogs. It contains two
 * live regions, which are empty at first: danger and warning interrupt, info and success wait. Only
 * additions are announced, so each notice is announced once. The caller decides how long a notice
 * stays. It is outside the page's root, where open modals (see `Modal`) leave it audible and
 * clickable.
 */
export function NoticeRegion({ notices, onDismiss, dismissLabel, label }: NoticeRegionProps) {
  const mounted = useMounted();
  const region = useRegionFocus<HTMLElement>('origin');
  const isTranslating = usePoliteness('polite') === 'off';
  if (!mounted) return null;
  return createPortal(
    <NoticePlace ref={region} data-live-region="" aria-label={label}>
      {lanes.map(({ role, politeness, holds }) => (
        <Lane
          key={role}
          role={role}
          aria-live={isTranslating ? 'off' : politeness}
          aria-atomic="false"
          aria-relevant="additions"
        >
          {notices
            .filter(({ tone }) => holds(tone))
            .map(({ id, tone, text, visuallyHidden }) =>
              visuallyHidden ? (
                <VisuallyHidden key={id}>{text}</VisuallyHidden>
              ) : (
                <NoticeToast key={id} $tone={tone} data-notice="">
                  <NoticeSign>
                    <ToneIcon tone={tone} />
                  </NoticeSign>
                  <NoticeText dir="auto">{text}</NoticeText>
                  <IconButton
                    label={dismissLabel}
                    size="small"
                    icon={<CloseIcon size="small" />}
                    onClick={() => onDismiss(id)}
                  />
                </NoticeToast>
              ),
            )}
        </Lane>
      ))}
    </NoticePlace>,
    document.body,
  );
}
