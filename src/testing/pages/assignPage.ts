import { act, screen } from '@testing-library/react';
import { emptySelection } from '#lib/selection/selection.ts';
import type { DepartmentScope, Selection } from '#lib/selection/selection.ts';
import {
  academiesSelected,
  participantsSelected,
} from '#features/assignment/form/assignmentSlice.ts';
import type { SelectedAcademy } from '#features/assignment/selection/storedChoices.ts';
import { memberEnvironment } from './joinPage';
import { passTime, renderApp } from '../render/renderApp';
import { reply, ScriptedService } from '../network/scriptedFetch';
import type { Reply } from '../network/scriptedFetch';

type Options = Parameters<typeof renderApp>[0];

/** A selection with a few items of each given kind. */
export function selectionOf(part: Partial<Selection>): Selection {
  return { ...emptySelection(), ...part };
}

export const TWO_MEMBERS = selectionOf({
  members: { included: ['member-1', 'member-2'], excluded: [] },
});

/** The service's head count, without the fields that the app does not read. */
export function heads(headCount: number): Reply {
  return reply.data({ headCount });
}

/** A browser in which an administrator signed in earlier. */
export const administratorEnvironment = (reloaded = false, address = '/assign') =>
  memberEnvironment(address, reloaded);

/** The page of an administrator, in English; time is jest's fake clock. */
export async function openAssignPage(options: Options = {}) {
  const environment = options.environment ?? administratorEnvironment();
  const service = options.service ?? new ScriptedService();
  // The router reads jsdom's own address bar.
  history.replaceState(null, '', '/assign');
  const page = await renderApp({ ...options, environment, service });
  await passTime(0);
  const { user, store } = page;
  const press = async (name: string) => {
    await user.click(screen.getByRole('button', { name }));
    await passTime(0);
  };
  return {
    ...page,
    content: () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Learning content' }),
    radio: (group: string, name: string) => {
      const radios = screen.getAllByRole<HTMLInputElement>('radio', { name });
      const match = radios.find((radio) =>
        radio.closest('fieldset')?.querySelector('legend')?.textContent.startsWith(group),
      );
      if (match === undefined) throw new Error(`No radio ${name} in group ${group}`);
      return match;
    },
    button: (name: string) => screen.getByRole('button', { name }),
    press,
    submit: () => press('Assign'),
    /** Confirms a choice, as the picker of people does. */
    choose: async (
      selection: Selection = TWO_MEMBERS,
      headCount: number | null = 2,
      scope: DepartmentScope = 'below',
    ) => {
      act(() => void store.dispatch(participantsSelected({ selection, scope, headCount })));
      await passTime(0);
    },
    chooseAcademies: async (...academies: SelectedAcademy[]) => {
      act(() => void store.dispatch(academiesSelected(academies)));
      await passTime(0);
    },
    /** Fills in everything that is required. */
    fill: async () => {
      await user.type(screen.getByRole('textbox', { name: 'Learning content' }), 'Course 1');
      act(
        () =>
          void store.dispatch(
            participantsSelected({ selection: TWO_MEMBERS, scope: 'below', headCount: 2 }),
          ),
      );
      await passTime(0);
    },
  };
}

export type AssignPage = Awaited<ReturnType<typeof openAssignPage>>;

/** The last submission. */
export function assignment({ service }: Pick<AssignPage, 'service'>): unknown {
  return JSON.parse(service.last('createAssignment').body);
}

/** Closes a page, as a reload does. */
export function leave(page: AssignPage): void {
  page.unmount();
  page.stop();
}

/** Reloads the page in the same tab, with its storage. */
export async function openAgain(service = new ScriptedService()) {
  return openAssignPage({ environment: administratorEnvironment(true), service });
}
