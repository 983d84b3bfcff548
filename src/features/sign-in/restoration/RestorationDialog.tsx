import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Modal } from '#design';
import { ErrorBoundary } from '#shared/errors/ErrorBoundary.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { NoticeStep } from './NoticeStep';
import { restorationClosed, selectRestoration } from './restorationSlice';
import type { TitleRef } from './RestorationStep';
import { VerificationStep } from './VerificationStep';
import { VerifiedStep } from './VerifiedStep';

function CurrentStep({ titleRef }: { titleRef: TitleRef }) {
  const restoration = useSelector(selectRestoration);
  switch (restoration.step) {
    case 'closed':
      return null;
    case 'notice':
      return <NoticeStep titleRef={titleRef} account={restoration.account} />;
    case 'verification':
      return <VerificationStep titleRef={titleRef} account={restoration.account} />;
    case 'verified':
      return <VerifiedStep titleRef={titleRef} account={restoration.account} />;
  }
}

/**
 * Restores an account pending deregistration in three steps; each can be left by Escape or the
 * close button.
 */
export function RestorationDialog() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const { step } = useSelector(selectRestoration);
  const titleRef = useRef<HTMLHeadingElement>(null);
  return (
    <Modal
      open={step !== 'closed'}
      title={t('restore.title')}
      closeLabel={t('common.close')}
      initialFocusRef={titleRef}
      closeOnEscape
      onClose={() => dispatch(restorationClosed())}
    >
      <ErrorBoundary>
        <CurrentStep titleRef={titleRef} />
      </ErrorBoundary>
    </Modal>
  );
}
