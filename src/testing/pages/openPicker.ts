import { act, screen } from '@testing-library/react';
import { emptySelection } from '#lib/selection/selection.ts';
import type { DepartmentScope, Selection } from '#lib/selection/selection.ts';
import { participantsRequested } from '#features/assignment/pickers/selectingSlice.ts';
import { scriptCompany } from '../network/pickerAnswers';
import { passTime, renderApp } from '../render/renderApp';
import { ScriptedService } from '../network/scriptedFetch';
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
  /** The management scope that the opener requests. */
  scope?: DepartmentScope;
}

/** The app with the participants' dialog open, in a company of 3,000. */
export async function openPicker(
  start: Partial<Selection> = {},
  { scope, ...options }: PickerOptions = {},
) {
  const service = options.service ?? scriptCompany(new ScriptedService());
  options.script?.(service);
  const app = await renderApp({ ...options, service });
  act(
    () =>
      void app.store.dispatch(
        participantsRequested({
          selection: { ...emptySelection(), ...start },
          ...(scope && { scope }),
        }),
      ),
  );
  await settle();
  await settle();
  const row = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
  return { ...app, row };
}

/** The last selection that was counted. */
export function countedSelection(service: ScriptedService): Selection {
  return (JSON.parse(service.last('summariseSelection').body) as { selection: Selection })
    .selection;
}
