import { createPortal } from 'react-dom';
import type { Tone } from '../../foundations/tone';
import { useMounted } from '../../foundations/useMounted';
import { useRegionFocus } from '../../foundations/useRegionFocus';
import { usePoliteness } from '../LiveRegion/usePoliteness';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Lane, NoticePlace } from './styled';
import { Toast } from './Toast';

export interface Notice {
  id: string;
  /** Color and icon; a danger and a warning interrupt what is being read. */
  tone: Tone;
  /** One sentence. */
  text: string;
  /** Heard only: the page shows it in another place. */
  visuallyHidden?: boolean | undefined;
}

export interface NoticeRegionProps {
  /** The shown notices, the oldest first. */
  notices: readonly Notice[];
  /** Gets the id of a notice that is to be removed. */
  onDismiss: (id: string) => void;
  /** Name of each notice's close button. */
  dismissLabel: string;
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
  const isMounted = useMounted();
  const region = useRegionFocus<HTMLElement>('origin');
  const isTranslating = usePoliteness('polite') === 'off';
  if (!isMounted) return null;
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
                <Toast
                  key={id}
                  tone={tone}
                  dismissLabel={dismissLabel}
                  onDismiss={() => onDismiss(id)}
                >
                  {text}
                </Toast>
              ),
            )}
        </Lane>
      ))}
    </NoticePlace>,
    document.body,
  );
}
