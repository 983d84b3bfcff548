import { useId } from 'react';
import { RadioDot, useCheckedFocus } from '#design';
import type { DepartmentScope } from '#lib/selection/selection.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { Radio, RadioRow } from './styled';

export interface ScopeChoiceProps {
  scope: DepartmentScope;
  /** Whether the confirmation for the other scope is open. */
  shouldFocus: boolean;
  onScope: (scope: DepartmentScope) => void;
}

/** Whether a department includes its descendants. */
export function ScopeChoice({ scope, shouldFocus, onScope }: ScopeChoiceProps) {
  const { t } = useLanguage();
  const id = useId();
  const row = useCheckedFocus<HTMLFieldSetElement>(shouldFocus);
  return (
    <RadioRow ref={row}>
      <legend>{t('scope.label')}</legend>
      {(['below', 'single'] as const).map((each) => (
        <Radio key={each} htmlFor={`${id}-${each}`}>
          <RadioDot
            type="radio"
            id={`${id}-${each}`}
            name={id}
            checked={scope === each}
            data-on={scope === each}
            onChange={() => onScope(each)}
          />
          <span>{t(`scope.${each}`)}</span>
        </Radio>
      ))}
    </RadioRow>
  );
}
