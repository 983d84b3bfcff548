import { useState } from 'react';
import { fireEvent } from '@testing-library/dom';
import { emptySelection } from '#lib/selection/selection.ts';
import type { Selection } from '#lib/selection/selection.ts';
import { selectLocale } from '#shared/i18n/languageSlice.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { phrasesOf } from '#shared/i18n/messageCatalog.ts';
import {
  LazyAcademyPicker,
  LazyParticipantPicker,
} from '#features/assignment/pickers/lazyPickers.tsx';
import { PageWithDialog } from '../render/PageWithDialog';
import { StoryApp } from './StoryApp';
import type { StoryAnswers } from './storyAnswers';
import { signedIn, whenThere } from './visitor';
import type { VisitorStep } from './visitor';

type ButtonPhrase = 'pickers.columns' | 'pickers.clear' | 'common.cancel';

interface PickerStoryProps {
  selection?: Partial<Selection>;
  academies?: boolean;
  answers?: (answers: StoryAnswers) => void;
  /** Index of the tab, from 0. */
  tab?: number;
  /** Text for the batch search. */
  batch?: string;
  /** Whether the department filter's tree opens; `chosen` also chooses the first. */
  filter?: 'open' | 'chosen';
  /** Buttons to click, one after another. */
  presses?: readonly ButtonPhrase[];
}

const press = (element: HTMLElement) => element.click();

function inDialog(selector: string): () => HTMLElement | null {
  return () => document.querySelector<HTMLElement>(`[role="dialog"] ${selector}`);
}

/** What the user does once the dialog is open. */
function stepsOf(
  locale: Locale,
  {
    tab,
    batch,
    filter,
    presses = [],
  }: Pick<PickerStoryProps, 'tab' | 'batch' | 'filter' | 'presses'>,
): VisitorStep[] {
  const steps =
    tab === undefined ? [] : [{ find: inDialog(`[role="tab"]:nth-child(${tab + 1})`), act: press }];
  const buttons = () => [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')];
  const pressNamed = (name: string) => ({
    find: () => buttons().find(({ textContent, ariaLabel }) => (ariaLabel ?? textContent) === name),
    act: press,
  });
  if (filter !== undefined) {
    const opened = [...steps, pressNamed(phrasesOf(locale)['pickers.filterDepartment'])];
    return filter === 'open'
      ? opened
      : [...opened, { find: inDialog('[role="treeitem"]'), act: press }];
  }
  if (batch === undefined)
    return [...steps, ...presses.map((key) => pressNamed(phrasesOf(locale)[key]))];
  return [
    ...steps,
    pressNamed(phrasesOf(locale)['pickers.batchSearch']),
    {
      find: inDialog('textarea'),
      act: (field) => fireEvent.input(field, { target: { value: batch } }),
    },
    { find: inDialog('form button[type="submit"]:not([aria-disabled])'), act: press },
  ];
}

/** The page with a picker over it. */
export function PickerStory({
  selection = {},
  academies = false,
  answers,
  ...visit
}: PickerStoryProps) {
  return (
    <StoryApp
      fillStorage={signedIn('user-admin')}
      {...(answers === undefined ? {} : { answers })}
      visit={({ getState }) => whenThere(stepsOf(selectLocale(getState()), visit))}
      page={function PageWithPicker(shell) {
        const [isOpen, setOpen] = useState(true);
        const handlers = { onSelected: () => setOpen(false), onDismiss: () => setOpen(false) };
        const dialog = academies ? (
          <LazyAcademyPicker start={[]} {...handlers} />
        ) : (
          <LazyParticipantPicker
            start={{ selection: { ...emptySelection(), ...selection } }}
            {...handlers}
          />
        );
        return <PageWithDialog {...shell} dialog={isOpen ? dialog : null} />;
      }}
    />
  );
}
