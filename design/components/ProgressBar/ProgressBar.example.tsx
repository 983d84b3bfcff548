import { ProgressBar } from '#design';

export function Example() {
  return <ProgressBar label="Upload" value={62} />;
}
