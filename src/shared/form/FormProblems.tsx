import { ErrorSummary } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import type { Message } from '#shared/i18n/message.ts';
import { useErrorTitle } from '#shared/page/useErrorTitle.ts';

interface FormProblemsProps {
  of: 'join' | 'assign';
  /** The invalid fields of the last submit. */
  items: readonly { fieldId: string; text: string }[];
  /** Whether a required field is empty. */
  isIncomplete: boolean;
  submitCount: number;
  /** Why the service did not accept the form. */
  problem: Message | null;
  /** Whether the form may have been sent all the same, because no answer came. */
  uncertain: boolean;
  failures: number;
}

/** Why a form was not sent. Takes the focus with each try. */
export function FormProblems({
  of,
  items,
  isIncomplete,
  submitCount,
  problem,
  uncertain,
  failures,
}: FormProblemsProps) {
  const { t } = useLanguage();
  useErrorTitle(items.length > 0 || problem !== null || uncertain);
  if (items.length > 0)
    return (
      <ErrorSummary
        key="fields"
        attempt={submitCount}
        title={t(isIncomplete ? 'common.fillRequired' : 'common.correctFields')}
        items={items}
      />
    );
  if (problem === null && !uncertain) return null;
  return (
    <ErrorSummary attempt={failures} title={t(uncertain ? `${of}.uncertain` : `${of}.notSent`)}>
      {problem === null ? null : <bdi>{messageText(t, problem)}</bdi>}
      {of === 'join' ? null : <div>{t(uncertain ? 'assign.uncertain.text' : 'assign.kept')}</div>}
    </ErrorSummary>
  );
}
