import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { saveImport } from '#features/assignment/import/upload/savedImport.ts';
import { emptySelection } from '#lib/selection/selection.ts';
import type { DepartmentScope, Selection } from '#lib/selection/selection.ts';
import {
  LazyAcademyPicker,
  LazyParticipantPicker,
} from '#features/assignment/pickers/lazyPickers.tsx';
import { scriptCompany } from '../network/pickerAnswers';
import { passTime } from '../render/renderApp';
import { renderWithDialogs } from '../render/renderWithDialogs';
import { job } from './importDialog';
import { memberEnvironment } from './joinPage';
import { reply, ScriptedService } from '../network/scriptedFetch';
import type { StartOptions } from '../render/startStore';

/** The pause before searches and head counts are sent, and a frame. */
export const PAUSE = 350;

/** Waits for the pause, the call and the rendering of its answer. */
export async function settle(): Promise<void> {
  await passTime(PAUSE);
  await passTime(PAUSE);
}

interface PickerOptions extends StartOptions {
  script?: (service: ScriptedService) => void;
  /** The management scope of the form. */
  scope?: DepartmentScope;
}

/** A page whose form opens pickers. */
async function openForm({ script, ...options }: Omit<PickerOptions, 'scope'>) {
  const service = options.service ?? scriptCompany(new ScriptedService());
  script?.(service);
  const app = await renderWithDialogs({ ...options, service });
  const close = () => app.show(null);
  /** What the last picker handed to the form. */
  const onSelected = jest.fn(close);
  const openAcademies = async (...start: { id: string; name: string }[]) => {
    app.show(<LazyAcademyPicker start={start} onSelected={onSelected} onDismiss={close} />);
    await settle();
  };
  return { ...app, close, onSelected, openAcademies };
}

/** The app with the participants' dialog open, in a company of 3,000. */
export async function openPicker(
  start: Partial<Selection> = {},
  { scope, ...options }: PickerOptions = {},
) {
  const app = await openForm(options);
  app.show(
    <LazyParticipantPicker
      start={{ selection: { ...emptySelection(), ...start }, ...(scope && { scope }) }}
      onSelected={app.onSelected}
      onDismiss={app.close}
    />,
  );
  await settle();
  await settle();
  const row = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
  return { ...app, row };
}

/** As `openPicker`, with the academies' dialog. */
export async function openAcademyPicker(options: PickerOptions = {}) {
  const app = await openForm(options);
  await app.openAcademies();
  return app;
}

/** The participants' dialog, if it is open. */
export const picker = () => screen.queryByRole('dialog', { name: 'Choose participants' });

/** The last selection that was counted. */
export function countedSelection(service: ScriptedService): Selection {
  return (JSON.parse(service.last('summariseSelection').body) as { selection: Selection })
    .selection;
}

/** A browser whose import of 1,234 members has ended. */
export function withFinishedImport(): PickerOptions {
  const environment = memberEnvironment('/');
  saveImport(environment, 'import-9');
  return {
    environment,
    script: (service) =>
      void service.script(
        'getImport',
        reply.data(
          job({ importId: 'import-9', state: 'done', usersLength: 1234, successUsersLength: 1234 }),
        ),
      ),
  };
}

/** Confirms the ended import. */
export async function acceptImport(user: UserEvent): Promise<void> {
  await settle();
  await user.click(screen.getAllByRole('button', { name: /^OK/ }).at(-1) as HTMLElement);
  await settle();
}
