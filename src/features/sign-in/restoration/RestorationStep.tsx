import { useEffect, useId } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Stack, Text } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { Mark, Marks, StepTitle } from './styled';

/** The title of the current step, which gets the dialog's initial focus. */
export type TitleRef = RefObject<HTMLHeadingElement | null>;

interface StepProps {
  titleRef: TitleRef;
  /** 1 to 3. */
  number: number;
  title: string;
  /** Announced with the title. */
  lead: ReactNode;
  /** A mark above the title. */
  sign?: ReactNode;
  children: ReactNode;
}

/** One for each step. */
const MARKS = [1, 2, 3];

/**
 * A step of the dialog. Its title takes the focus when the step appears, and is announced with the
 * lead.
 */
export function RestorationStep({ titleRef, number, title, lead, sign, children }: StepProps) {
  const { t } = useLanguage();
  const id = useId();
  useEffect(() => titleRef.current?.focus(), [titleRef]);
  return (
    <Stack gap="5">
      <Stack gap="2">
        <Marks aria-hidden="true">
          {MARKS.map((mark) => (
            <Mark key={mark} $reached={mark <= number} />
          ))}
        </Marks>
        <span id={`${id}-place`} hidden>
          {t('restore.step', { step: number, total: MARKS.length })}
        </span>
        {sign}
        <StepTitle
          level={3}
          ref={titleRef}
          tabIndex={-1}
          aria-describedby={`${id}-place ${id}-lead`}
        >
          {title}
        </StepTitle>
        <Text tone="secondary" as="div" id={`${id}-lead`}>
          {lead}
        </Text>
      </Stack>
      {children}
    </Stack>
  );
}
