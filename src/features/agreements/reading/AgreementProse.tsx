import { useEffect, useLayoutEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { opensElsewhere } from '#lib/url/opensElsewhere.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { Prose } from './proseStyled';
import { watchTables } from './watchTables';

interface AgreementProseProps {
  text: HTMLElement;
  /** Moves the user to a place in the text, by its id. */
  onJump(id: string): void;
}

/** Mounts a sanitized text as a DOM tree; no string becomes HTML here. */
export function AgreementProse({ text, onJump }: AgreementProseProps) {
  const { t } = useLanguage();
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => host.current?.replaceChildren(text), [text]);
  useEffect(() => watchTables(text, (number) => t('protocol.table', { number })), [text, t]);
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = (event.target as Element).closest('a[href^="#"]');
    if (link === null || opensElsewhere(event)) return;
    event.preventDefault();
    onJump((link.getAttribute('href') ?? '').slice(1));
  };
  // The clicks are those of links, which keyboards trigger too.
  return <Prose ref={host} role="presentation" onClick={follow} />;
}
