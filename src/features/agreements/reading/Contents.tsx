import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { MouseEvent, RefObject } from 'react';
import { ChevronDownIcon } from '#design';
import { opensElsewhere } from '#lib/url/opensElsewhere.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import {
  ContentsFrame,
  ContentsList,
  ContentsTitle,
  ContentsToggle,
  SectionLink,
} from './contentsStyled';
import type { Section } from '../sanitize/readAgreement';
import { useCurrentSection } from './useCurrentSection';

/** Scrolls a list, never the page, so that its current item is visible. */
function useScrollIntoView(list: RefObject<HTMLElement | null>, current: string | undefined): void {
  useEffect(() => {
    const box = list.current;
    const item = box?.querySelector('[aria-current]');
    if (!box || !item || box.scrollHeight <= box.clientHeight) return;
    const [frame, place] = [box.getBoundingClientRect(), item.getBoundingClientRect()];
    if (place.top < frame.top) box.scrollBy({ top: place.top - frame.top, behavior: 'instant' });
    else if (place.bottom > frame.bottom)
      box.scrollBy({ top: place.bottom - frame.bottom, behavior: 'instant' });
  }, [list, current]);
}

interface ListProps {
  sections: readonly Section[];
  current: string | undefined;
  onChoose(event: MouseEvent, id: string): void;
}

function List({ sections, current, onChoose }: ListProps) {
  return sections.map(({ id, title, parts }) => (
    <li key={id}>
      <SectionLink
        href={`#${id}`}
        aria-current={id === current ? 'location' : undefined}
        onClick={(event) => onChoose(event, id)}
      >
        <bdi>{title}</bdi>
      </SectionLink>
      {parts.length > 0 ? (
        <ol>
          <List sections={parts} current={current} onChoose={onChoose} />
        </ol>
      ) : null}
    </li>
  ));
}

interface ContentsProps {
  sections: readonly Section[];
  /** Language of the text; empty when it declares none. */
  lang: string;
  onJump(id: string): void;
}

/** The sections of a text as links: beside it on wide screens, else behind a button above it. */
export function Contents({ sections, lang, onJump }: ContentsProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const list = useRef<HTMLOListElement>(null);
  const ids = useMemo(
    () => sections.flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]),
    [sections],
  );
  const current = useCurrentSection(ids);
  useScrollIntoView(list, current);
  const choose = (event: MouseEvent, id: string) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setOpen(false);
    onJump(id);
  };
  return (
    <ContentsFrame aria-label={t('protocol.contents')}>
      <ContentsTitle aria-hidden="true">{t('protocol.contents')}</ContentsTitle>
      <ContentsToggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{t('protocol.contents')}</span>
        <ChevronDownIcon />
      </ContentsToggle>
      <ContentsList ref={list} id={listId} lang={lang === '' ? undefined : lang} $isOpen={isOpen}>
        <List sections={sections} current={current} onChoose={choose} />
      </ContentsList>
    </ContentsFrame>
  );
}
