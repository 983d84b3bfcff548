import { Suspense, use } from 'react';
import type { ReactNode } from 'react';
import { useAddress } from '../../.ladle/addressView';
import { StoryLocaleContext } from '../../.ladle/StoryLocaleContext';
import { pageLanguage } from '../../.ladle/storyLocales';
import { Button } from '../../components/Button/Button';
import { Link } from '../../components/Link/Link';
import { InlineMessage } from '../../components/InlineMessage/InlineMessage';
import { TextField } from '../../components/TextField/TextField';
import type { Phrases } from '../../../translations/phrases';
import { leads, messageKinds, messageRules } from '../chapters/chapterTexts';
import { DataTable } from '../DataTable';
import { Guidance } from '../Guidance';
import { usePhrases } from '../phrases';
import { PointList } from '../PointList';
import { DocPart, DocSheet } from '../Sheet';
import { Toast } from '../Toast';
import { pageOfComponent, storyAddress } from '../storyAddress';

/** The same problem told well and badly, with the product's words. */
const EXAMPLES: readonly {
  title: string;
  good: (phrases: Phrases) => ReactNode;
  bad: (phrases: Phrases) => ReactNode;
  why: readonly [good: string, bad: string];
}[] = [
  {
    title: 'A value is missing',
    good: (t) => <TextField label={t['signIn.email']} dir="ltr" error={t['email.empty.check']} />,
    bad: (t) => <Toast tone="danger">{t['email.empty.check']}</Toast>,
    why: [
      'At the field: it stays until the value is right, and the field describes it.',
      'A notice is far from the field and disappears when it is dismissed.',
    ],
  },
  {
    title: 'A part could not be loaded',
    good: (t) => (
      <InlineMessage tone="danger" action={<Button size="small">{t['common.retry']}</Button>}>
        {t['assignments.loadFailed']}
      </InlineMessage>
    ),
    bad: (t) => <Toast tone="danger">{t['assignments.loadFailed']}</Toast>,
    why: [
      'In the place of the content, with the way on.',
      'The place stays empty after the notice, with no way to try again.',
    ],
  },
  {
    title: 'An action has succeeded',
    good: (t) => <Toast tone="success">{t['signIn.done']}</Toast>,
    bad: (t) => <InlineMessage tone="success">{t['signIn.done']}</InlineMessage>,
    why: [
      'Nothing to answer: it disappears by itself after ten seconds.',
      'It moves the page for something that no one needs to read.',
    ],
  },
];

function Examples() {
  const phrases = usePhrases();
  const language = pageLanguage(use(StoryLocaleContext));
  return EXAMPLES.map(({ title, good, bad, why }) => (
    <DocPart key={title} title={title}>
      <Guidance
        good={{ show: <div {...language}>{good(phrases)}</div>, why: why[0] }}
        bad={{ show: <div {...language}>{bad(phrases)}</div>, why: why[1] }}
      />
    </DocPart>
  ));
}

/** Which message for which situation. */
export function MessagesPage() {
  const address = useAddress();
  return (
    <DocSheet title="Messages" lead={leads['patterns--messages']}>
      <DocPart title="Which message" lead="Read from above; the first situation that fits decides.">
        <DataTable
          label="Kinds of messages"
          columns={['Situation', 'Message', 'Where', 'How long', 'Who closes it', 'In the product']}
          rows={messageKinds.map(({ situation, kind, component, where, long, closes, story }) => ({
            id: kind,
            cells: [
              situation,
              <Link key="kind" href={storyAddress(address, pageOfComponent(component))}>
                {kind}
              </Link>,
              where,
              long,
              closes,
              <Link key="story" href={storyAddress(address, story)} aria-label={`See it: ${kind}`}>
                See it
              </Link>,
            ],
          }))}
        />
      </DocPart>
      <Suspense fallback={null}>
        <Examples />
      </Suspense>
      <DocPart title="Rules">
        <PointList points={messageRules} />
      </DocPart>
      <DocPart title="Texts">
        <Link href={storyAddress(address, 'content--error-texts')}>All error texts</Link>
      </DocPart>
    </DocSheet>
  );
}
