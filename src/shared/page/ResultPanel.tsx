import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link, token } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { HeroRow } from './Hero';
import { usePageAddress } from './usePageAddress';

const Result = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${token('space.4')};
  overflow-wrap: anywhere;
`;

const ResultTitle = styled.h2`
  margin: 0;
  font-size: clamp(${token('type.size.heading3')}, 5vw, ${token('type.size.heading2')});
  font-weight: ${token('type.weight.strong')};
  line-height: ${token('type.line.heading')};
  text-wrap: balance;
  &:focus {
    outline: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.3')} ${token('space.4')};
`;

interface ResultPanelProps {
  /** A mark above the title. */
  sign?: ReactNode;
  drawing?: ReactNode;
  title: string;
  /** The next action; the link to the home page is always shown. */
  action?: ReactNode;
  /** Whether the title takes the focus, because it replaces what had it. */
  shouldFocus: boolean;
  children?: ReactNode;
}

/** The result of a form, in its place. */
export function ResultPanel({
  sign,
  drawing,
  title,
  action,
  shouldFocus,
  children,
}: ResultPanelProps) {
  const { t } = useLanguage();
  const pageAddress = usePageAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!shouldFocus) return;
    // The form that it replaces may have been higher.
    document.documentElement.scrollTop = 0;
    heading.current?.focus();
  }, [shouldFocus]);
  const result = (
    <Result>
      {sign}
      <ResultTitle ref={heading} tabIndex={-1}>
        {title}
      </ResultTitle>
      {children}
      <Actions>
        {action}
        <Link look={action ? 'text' : 'button'} href={pageAddress('/')}>
          {t('common.goHome')}
        </Link>
      </Actions>
    </Result>
  );
  return drawing ? (
    <HeroRow>
      {result}
      {drawing}
    </HeroRow>
  ) : (
    result
  );
}
