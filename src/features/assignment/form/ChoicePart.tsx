import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { Button, DangerIcon } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { LazyParticipantPicker } from '../pickers/lazyPickers';
import { Actions, ChoiceBox, Label, FormPart, Problem } from '../parts/styled';

/** The pickers have one chunk. */
const prefetch = () => void LazyParticipantPicker.prefetch();

interface ChoicePartProps {
  label: string;
  /** Id of the button, for links to it. */
  buttonId: string;
  buttonText: string;
  buttonRef?: Ref<HTMLButtonElement>;
  icon: ReactNode;
  action?: ReactNode;
  error: string | undefined;
  onChoose: () => void;
  children: ReactNode;
}

export function ChoicePart({
  label,
  buttonId,
  buttonText,
  buttonRef,
  icon,
  action,
  error,
  onChoose,
  children,
}: ChoicePartProps) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <FormPart
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <Label>
        <span id={`${id}-label`}>{label}</span>
        <span aria-hidden="true">{t('common.required')}</span>
      </Label>
      <ChoiceBox data-invalid={error === undefined ? undefined : ''}>
        {children}
        <Actions>
          <Button
            ref={buttonRef}
            id={buttonId}
            icon={icon}
            aria-haspopup="dialog"
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            // A dialog that waits for its code takes the focus, and then passes it to the picker.
            onPointerEnter={prefetch}
            onFocus={prefetch}
            onClick={onChoose}
          >
            {buttonText}
          </Button>
          {action}
        </Actions>
      </ChoiceBox>
      {error === undefined ? null : (
        <Problem id={`${id}-error`}>
          <DangerIcon size="small" />
          <span>{error}</span>
        </Problem>
      )}
    </FormPart>
  );
}
