import type { ComponentProps } from 'react';
import { InlineMessage } from '../../components/InlineMessage/InlineMessage';
import { loadFailed } from '../../components/InlineMessage/InlineMessage.docs';
import { toast } from '../../components/NoticeRegion/NoticeRegion.docs';
import { TextField } from '../../components/TextField/TextField';
import { messageRules } from '../chapters/chapterTexts';
import { Guidance } from '../Guidance';
import { PointList } from '../PointList';
import { DocPart, DocSheet } from '../Sheet';
import { ChoiceTable } from './ChoiceTable';

const EXAMPLES: readonly ({ title: string } & ComponentProps<typeof Guidance>)[] = [
  {
    title: 'A value is missing',
    good: {
      show: (t) => <TextField label={t['signIn.email']} dir="ltr" error={t['email.empty.check']} />,
      why: 'At the field: it stays until the value is changed, and the field describes it.',
    },
    bad: {
      show: toast('danger', 'email.empty.check'),
      why: 'A notice is far from the field and disappears when it is dismissed.',
    },
  },
  {
    title: 'A part could not be loaded',
    good: {
      show: loadFailed,
      why: 'In the place of the content, with the way on.',
    },
    bad: {
      show: toast('danger', 'assignments.loadFailed'),
      why: 'The place stays empty after the notice, with no way to try again.',
    },
  },
  {
    title: 'An action has succeeded',
    good: {
      show: toast('success', 'session.signedOut'),
      why: 'Nothing to answer: it disappears by itself.',
    },
    bad: {
      show: (t) => <InlineMessage tone="success">{t['session.signedOut']}</InlineMessage>,
      why: 'It moves the page for something that no one needs to read.',
    },
  },
];

export function MessagesPage() {
  return (
    <DocSheet story="patterns--messages">
      <ChoiceTable story="patterns--messages" />
      {EXAMPLES.map(({ title, ...guidance }) => (
        <DocPart key={title} title={title}>
          <Guidance {...guidance} />
        </DocPart>
      ))}
      <DocPart title="Rules">
        <PointList points={messageRules} />
      </DocPart>
    </DocSheet>
  );
}
