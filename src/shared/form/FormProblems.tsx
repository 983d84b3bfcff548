import { ErrorSummary } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import type { Message } from '#shared/i18n/message.ts';
import { useErrorTitle } from '#shared/page/useErrorTitle.ts';

/** Whether the form may have been sent all the same, because no answer came. */
type Result = 'notSent' | 'uncertain';

interface FormProblemsProps {
  titles: Readonly<Record<Result, string>>;
  /** What the user should know or do. */
  advice?: Readonly<Record<Result, string>>;
  /** What the last submit found in fields. */
  fields: readonly { fieldId: string; problem: Message | undefined }[];
  submitCount: number;
  /** Why the service did not accept the form. */
  problem: Message | null;
  uncertain: boolean;
  failures: number;
}

/** Why a form was not sent. Takes the focus with each try. */
export function FormProblems({
  titles,
  advice,
  fields,
  submitCount,
  problem,
  uncertain,
  failures,
}: FormProblemsProps) {
  const { t } = useLanguage();
  const items = fields.flatMap(({ fieldId, problem: message }) =>
    message === undefined ? [] : [{ fieldId, text: messageText(t, message), message }],
  );
  const isIncomplete = items.some(
    ({ message }) => 'phrase' in message && message.phrase.endsWith('.empty'),
  );
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
  const result = uncertain ? 'uncertain' : 'notSent';
  return (
    <ErrorSummary attempt={failures} title={titles[result]}>
      {problem === null ? null : <bdi>{messageText(t, problem)}</bdi>}
      {advice === undefined ? null : <div>{advice[result]}</div>}
    </ErrorSummary>
  );
}
