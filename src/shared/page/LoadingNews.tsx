import { LiveRegion } from '#design';

/** Most waits end earlier and need no announcement. ms */
const LASTED_MS = 1000;

/** Announces that something is loading, once it has lasted. */
export function LoadingNews({ text }: { text: string }) {
  return (
    <LiveRegion visuallyHidden delay={LASTED_MS}>
      {text}
    </LiveRegion>
  );
}
