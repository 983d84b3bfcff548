import { useEffect, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { InlineMessage, LiveRegion, useRegionFocus, WindowModal } from '#design';
import { inlineFacts } from '#lib/text/isolated.ts';
import { ErrorBoundary } from '#shared/errors/ErrorBoundary.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import type { Feature } from '#shared/page/attachFeature.ts';
import { ChooseSheet } from './ChooseSheet';
import { ImportActions } from './ImportActions';
import { statePhrase } from './importPhrases';
import { ImportResult } from './ImportResult';
import { Content, Frame } from './styled';
import { memberImportSaga } from '../upload/memberImportSaga';
import {
  importAccepted,
  importLeft,
  importOpened,
  memberImportSlice,
  selectDownload,
  selectStep,
} from '../parts/memberImportSlice';
import type { ImportStep } from '../parts/memberImportSlice';

function newsOf(step: ImportStep, t: Translate, count: (value: number) => string): string {
  if ('problem' in step && step.problem !== null) return messageText(t, step.problem);
  switch (step.status) {
    case 'checking':
      return t('memberImport.checking');
    case 'checked': {
      const { rows, duplicates } = step.sheet;
      return inlineFacts([
        t('memberImport.rows', { count: count(rows) }),
        duplicates === 0 ? undefined : t('memberImport.duplicates', { count: count(duplicates) }),
      ]);
    }
    case 'uploading':
      return t('memberImport.uploading');
    case 'following': {
      if (step.job?.state !== 'done') return t(statePhrase(step.job));
      const { successUsersLength, notFoundUsersLength } = step.job;
      return t('memberImport.result', {
        success: count(successUsersLength),
        missing: count(notFoundUsersLength),
      });
    }
    default:
      return '';
  }
}

function placeOf(step: ImportStep): string {
  return step.status === 'following' ? `following ${step.job?.state} ${step.paused}` : step.status;
}

/** An import and its number of members. */
export interface FinishedImport {
  importId: string;
  members: number;
}

export interface MemberImportProps {
  onFinished: (finished: FinishedImport) => void;
  onDismiss: () => void;
}

export const memberImportFeature: Feature = {
  slices: [memberImportSlice],
  sagas: [memberImportSaga],
};

/** Imports members from a workbook, on top of the picker that opened it (D46). */
export function MemberImportDialog({ onFinished, onDismiss }: MemberImportProps) {
  const { t, number: count } = useLanguage();
  const dispatch = useDispatch();
  const step = useSelector(selectStep);
  const download = useSelector(selectDownload);
  const status = useRef<HTMLParagraphElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const content = useRegionFocus<HTMLDivElement>();
  const place = placeOf(step);
  useLayoutEffect(() => {
    // A footer button is outside `content`; when it disappears, the focus would leave the dialog.
    if (document.activeElement === document.body) (status.current ?? frame.current)?.focus();
  }, [place]);
  useEffect(() => {
    dispatch(importOpened());
    return () => void dispatch(importLeft());
  }, [dispatch]);
  const close = () => {
    const job = step.status === 'following' ? step.job : null;
    if (job?.state !== 'done') return onDismiss();
    dispatch(importAccepted());
    onFinished({ importId: job.importId, members: job.successUsersLength });
  };
  return (
    <WindowModal
      open
      size="medium"
      scrolls
      title={t('memberImport.title')}
      // The content loads later; without this, the footer's button would get the focus.
      initialFocusRef={frame}
      closeLabel={t('common.close')}
      onClose={close}
      // Closing would lose a chosen file, but not an import that the service has.
      closeOnEscape={step.status === 'choosing' || step.status === 'following'}
      footer={<ImportActions step={step} onClose={close} />}
    >
      <ErrorBoundary>
        <Frame ref={frame} tabIndex={-1}>
          <Content ref={content} tabIndex={-1}>
            {step.status === 'following' ? <ImportResult step={step} statusRef={status} /> : null}
            {step.status === 'following' || step.status === 'closed' ? null : (
              <ChooseSheet step={step} />
            )}
            {download.problem === null ? null : (
              <InlineMessage tone="danger">{messageText(t, download.problem)}</InlineMessage>
            )}
            <LiveRegion visuallyHidden>{newsOf(step, t, count)}</LiveRegion>
            {/* A separate element: it stays while the import continues. */}
            <LiveRegion visuallyHidden>
              {download.problem === null ? '' : messageText(t, download.problem)}
            </LiveRegion>
          </Content>
        </Frame>
      </ErrorBoundary>
    </WindowModal>
  );
}
