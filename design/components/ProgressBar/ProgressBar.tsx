import { Fill, Track } from './styled';

export interface ProgressBarProps {
  /** Accessible name. */
  label: string;
  /** Percent; absent while nobody knows. */
  value?: number | undefined;
}

/** How far something has come. Silent by itself: announce its beginning and its end. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(100, Math.max(0, value)));
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <Fill $percent={percent} />
    </Track>
  );
}
