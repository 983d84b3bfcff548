import { useDispatch } from 'react-redux';
import { Button } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import type { ImportJob } from '../parts/importEndpoints';
import {
  cancelRequested,
  commitRequested,
  startedOver,
  uploadRequested,
} from '../parts/memberImportSlice';
import type { ImportStep } from '../parts/memberImportSlice';
import { hasNothingToImport } from './importPhrases';

const CANCELLABLE: readonly ImportJob['state'][] = ['uploaded', 'queued', 'validating', 'ready'];

/**
 * The current actions, the most likely last. Keys keep a clicked button from turning into another.
 */
export function ImportActions({ step, onClose }: { step: ImportStep; onClose: () => void }) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const cancel = (loading = false) => (
    <Button key="cancel" loading={loading} onClick={() => dispatch(cancelRequested())}>
      {t('memberImport.cancel')}
    </Button>
  );
  const again = (
    <Button key="again" variant="primary" onClick={() => dispatch(startedOver())}>
      {t('memberImport.again')}
    </Button>
  );
  const close = (
    <Button key="close" onClick={onClose}>
      {t('common.cancel')}
    </Button>
  );
  const insteadOfFile = (
    <>
      {close}
      {again}
    </>
  );
  if (step.status === 'refused') return insteadOfFile;
  if (step.status !== 'following') {
    const isWorking = step.status === 'checking' || step.status === 'uploading';
    return (
      <>
        {isWorking ? cancel() : close}
        <Button
          key="import"
          variant="primary"
          loading={isWorking}
          dimmed={step.status === 'choosing'}
          onClick={() => dispatch(uploadRequested())}
        >
          {t('memberImport.import')}
        </Button>
      </>
    );
  }
  const { job, asked, paused } = step;
  if (job?.state === 'done') {
    return (
      <Button key="ok" variant="primary" onClick={onClose}>
        {t('common.ok')}
      </Button>
    );
  }
  if (job !== null && hasNothingToImport(job)) return insteadOfFile;
  if (job?.state === 'ready') {
    return (
      <>
        {cancel(asked === 'cancel')}
        <Button
          key="commit"
          variant="primary"
          loading={asked === 'commit'}
          dimmed={asked === 'cancel'}
          onClick={() => dispatch(commitRequested())}
        >
          {t('memberImport.import')}
        </Button>
      </>
    );
  }
  if (job !== null && CANCELLABLE.includes(job.state) && !paused) return cancel(asked === 'cancel');
  if (job?.state === 'committing' && !paused) return null;
  return paused || job !== null ? again : cancel(asked === 'cancel');
}
