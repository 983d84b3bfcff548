import { Fill, Track } from './styled';

export interface ProgressBarProps {
  label: string;
  /** Percent; absent while the progress is unknown. */
  value?: number | undefined;
}

/** Shows the progress of a task. It is silent: announce the start and the end. */
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
