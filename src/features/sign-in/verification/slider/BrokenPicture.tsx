import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button, InlineMessage, Stack } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';

interface BrokenPictureProps {
  onRenew(): void;
  cancel: ReactNode;
}

/**
 * Shown instead of a picture that cannot be displayed. Takes over the focus of the removed slider.
 */
export function BrokenPicture({ onRenew, cancel }: BrokenPictureProps) {
  const { t } = useLanguage();
  const id = useId();
  const renew = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Keep the focus on any other control of the dialog.
    const dialog = renew.current?.closest('[role=dialog]');
    if (dialog?.contains(document.activeElement) !== true) renew.current?.focus();
  }, []);
  return (
    <Stack gap="4">
      <InlineMessage
        tone="danger"
        action={
          <Button ref={renew} aria-describedby={id} onClick={onRenew}>
            {t('slider.newPicture')}
          </Button>
        }
      >
        <span id={id} role="alert">
          {t('slider.failed')}
        </span>
      </InlineMessage>
      <Stack direction="row" justify="end">
        {cancel}
      </Stack>
    </Stack>
  );
}
