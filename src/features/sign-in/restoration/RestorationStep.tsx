import { useEffect, useId } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Heading, Stack, Text } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { StepTitle } from './styled';

/** The title of the current step, which gets the dialog's initial focus. */
export type TitleRef = RefObject<HTMLHeadingElement | null>;

interface StepProps {
  titleRef: TitleRef;
  /** 1 to 3. */
  number: number;
  title: string;
  /** Announced with the title. */
  lead: ReactNode;
  icon?: ReactNode;
  children: ReactNode;
}

const STEPS = 3;

/**
 * A step of the dialog. Its title takes the focus when the step appears, and is announced with the
 * lead.
 */
export function RestorationStep({ titleRef, number, title, lead, icon, children }: StepProps) {
  const { t } = useLanguage();
  const id = useId();
  useEffect(() => titleRef.current?.focus(), [titleRef]);
  return (
    <Stack gap="5">
      <Stack gap="2">
        <Text size="small" tone="muted" id={`${id}-place`}>
          {t('restore.step', { step: number, total: STEPS })}
        </Text>
        <StepTitle>
          {icon}
          <Heading
            level={3}
            ref={titleRef}
            tabIndex={-1}
            aria-describedby={`${id}-place ${id}-lead`}
          >
            {title}
          </Heading>
        </StepTitle>
        <Text tone="secondary" as="div" id={`${id}-lead`}>
          {lead}
        </Text>
      </Stack>
      {children}
    </Stack>
  );
}
