import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { AFTER_REGION_MS, Button, InlineMessage, LiveRegion, Stack } from '#design';
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
          <Button ref={renew} onClick={onRenew}>
            {t('slider.newPicture')}
          </Button>
        }
      >
        <LiveRegion politeness="assertive" delay={AFTER_REGION_MS}>
          {t('slider.failed')}
        </LiveRegion>
      </InlineMessage>
      <Stack direction="row" justify="end">
        {cancel}
      </Stack>
    </Stack>
  );
}
