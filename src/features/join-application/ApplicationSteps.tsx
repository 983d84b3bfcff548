import { CheckIcon } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import type { Application } from './joinEndpoints';
import { StepList } from './styled';

const STEPS = ['join.step.apply', 'join.step.review', 'join.step.decision'] as const;

/** The way of an application, and how far it is. */
export function ApplicationSteps({ state }: { state: Application['state'] | undefined }) {
  const { t, number } = useLanguage();
  const done = state === undefined ? 0 : state === 'sent' ? 1 : STEPS.length;
  return (
    <StepList role="list">
      {STEPS.map((step, index) => (
        <li
          key={step}
          data-done={index < done ? '' : undefined}
          aria-current={index === done ? 'step' : undefined}
        >
          <span aria-hidden="true">
            {index < done ? <CheckIcon size="small" /> : number(index + 1)}
          </span>
          <div>{t(step)}</div>
        </li>
      ))}
    </StepList>
  );
}
