import { useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, FileDrop, InlineMessage, ProgressBar, Stack, Text, UploadIcon } from '#design';
import { displayText } from '#lib/text/displayText.ts';
import { useDeployment } from '#shared/deployment/DeploymentContext.tsx';
import { PartNotLoaded } from '#shared/errors/PartNotLoaded.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import { useFirstPart } from '#shared/session/dialogDraft.ts';
import { FILE_PART, lostFileSchema } from '../sheet/lostFile';
import { SHEET_LIMITS } from '../sheet/sheetSummary';
import {
  downloadRequested,
  filesSelected,
  importRetryRequested,
  selectDownload,
} from '../parts/memberImportSlice';
import type { ImportStep } from '../parts/memberImportSlice';
import { SheetPreview } from './SheetPreview';
import { SheetSelects } from './SheetSelects';
import { FileLine } from './styled';

type ChooseSheetProps = { step: Exclude<ImportStep, { status: 'closed' | 'following' }> };

/**
 * The steps from the template to the upload: choose a file, preview it, choose the column, upload.
 */
export function ChooseSheet({ step }: ChooseSheetProps) {
  const { t, number: count } = useLanguage();
  const dispatch = useDispatch();
  const { uploadLimitMegabytes } = useDeployment();
  const { busy } = useSelector(selectDownload);
  const id = useId();
  const lostFile = useFirstPart(FILE_PART, lostFileSchema);
  const [isAnswered, setAnswered] = useState(false);
  const problem =
    'problem' in step && step.problem !== null ? messageText(t, step.problem) : undefined;
  // A chosen file needs no instructions and no template.
  const isReady = step.status === 'checked' || step.status === 'uploading';
  const isWorking = step.status === 'checking' || step.status === 'uploading';
  return (
    <>
      {isReady ? null : (
        <>
          <Text tone="secondary" id={`${id}-intro`}>
            {t('memberImport.intro', {
              most: count(SHEET_LIMITS.mostRows),
              total: uploadLimitMegabytes,
            })}
          </Text>
          <Stack direction="row">
            <Button
              size="small"
              loading={busy === 'template'}
              onClick={() => dispatch(downloadRequested('template'))}
            >
              {t('memberImport.template')}
            </Button>
          </Stack>
        </>
      )}
      <FileDrop
        icon={<UploadIcon size="large" />}
        chooseLabel={t('memberImport.choose')}
        dropLabel={'name' in step ? undefined : t('memberImport.drop')}
        accept=".xlsx,.xls"
        disabled={isWorking}
        compact={'name' in step}
        invalid={problem !== undefined}
        aria-describedby={`${id}-problem${isReady ? '' : ` ${id}-intro`}`}
        onFiles={(files) => {
          setAnswered(true);
          dispatch(filesSelected(files));
        }}
      >
        {'name' in step && step.status !== 'checking' ? (
          <FileLine role="group" aria-label={t('memberImport.file')}>
            <bdi>{displayText(step.name, '')}</bdi>
            {isReady ? (
              <span>{t('memberImport.rows', { count: count(step.sheet.rows) })}</span>
            ) : null}
          </FileLine>
        ) : null}
      </FileDrop>
      {lostFile !== undefined && !isAnswered && step.status === 'choosing' ? (
        <InlineMessage tone="info">
          {t('memberImport.lostFile', { name: displayText(lostFile.name, '') })}
        </InlineMessage>
      ) : null}
      {problem === undefined ? null : (
        <div id={`${id}-problem`}>
          <InlineMessage tone="danger">{problem}</InlineMessage>
        </div>
      )}
      {'choice' in step && step.choice !== null ? (
        <SheetSelects choice={step.choice} sheet={step.sheet} busy={step.status === 'uploading'} />
      ) : null}
      {step.status === 'checking' ? (
        <Stack gap="2">
          <ProgressBar label={t('memberImport.checking')} />
          <Text size="small" tone="secondary">
            {t('memberImport.counted', { count: count(step.rows ?? 0) })}
          </Text>
        </Stack>
      ) : null}
      {step.status === 'unchecked' ? (
        <PartNotLoaded onRetry={() => dispatch(importRetryRequested())} />
      ) : null}
      {step.status === 'uploading' ? (
        <Stack gap="2">
          <ProgressBar label={t('memberImport.progress')} value={step.percent} />
          <Text size="small" tone="secondary">
            {t('memberImport.uploading')}
          </Text>
        </Stack>
      ) : null}
      {'sheet' in step && step.sheet !== null && step.choice !== null ? (
        <SheetPreview sheet={step.sheet} choice={step.choice} />
      ) : null}
    </>
  );
}
