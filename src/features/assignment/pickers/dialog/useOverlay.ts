import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { saveDialogPart, useKept } from '#shared/session/dialogDraft.ts';
import { yesOrNo } from '../../selection/storedChoices';

/**
 * Whether a dialog over the picker is open.
 * @param part its draft, which it opens with only after it was interrupted
 */
export function useOverlay(name: string, part: string) {
  const environment = useEnvironment();
  const [isOpen, setOpen] = useKept(name, yesOrNo, false);
  return {
    isOpen,
    open: () => {
      saveDialogPart(environment, part, undefined);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
