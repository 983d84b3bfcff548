import { screen } from '@testing-library/react';
import { openImport } from '#testing/pages/importDialog.tsx';
import { openAcademyPicker, openPicker } from '#testing/pages/openPicker.tsx';
import { passTime } from '#testing/render/renderApp.tsx';
import { openRestoration } from '#testing/pages/restorationDialog.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { askByPhone, openSignInPage } from '#testing/pages/signInPage.ts';

/** A missing chunk of a dialog. */
function mockMissingChunk(): never {
  throw new Error('Loading chunk 7 failed');
}

jest.mock('#features/sign-in/restoration/RestorationDialog.tsx', () => mockMissingChunk());
jest.mock('#features/sign-in/code/slider/SliderDialog.tsx', () => mockMissingChunk());
jest.mock('#features/assignment/pickers/dialog/ParticipantPicker.tsx', () => mockMissingChunk());
jest.mock('#features/assignment/pickers/dialog/AcademyPicker.tsx', () => mockMissingChunk());
jest.mock('#features/assignment/import/dialog/MemberImportDialog.tsx', () => mockMissingChunk());

/** Longer than both tries and the wait for the reload that does not happen. ms */
const GIVEN_UP = 11_000;

async function openSlider() {
  const picture = reply.data({ srcImage: 'iVBORw0KGgo=', cutImage: 'iVBORw0KGgo=', key: 'key' });
  const page = await openSignInPage({
    service: new ScriptedService().script('getSliderChallenge', picture),
  });
  await askByPhone(page);
  return page;
}

describe.each([
  ['Restore account', openRestoration],
  ['Security verification', openSlider],
  ['Choose participants', () => openPicker()],
  ['Choose academies', () => openAcademyPicker()],
  ['Batch import', () => openImport()],
] as const)('the dialog "%s", whose chunk fails to load', (name, open) => {
  const dialog = () => screen.queryByRole('dialog', { name });

  test.each(['the button that closes it', 'Escape'])(
    'shows an error, and closes by %s',
    async (way) => {
      const { user } = await open();
      await passTime(GIVEN_UP);
      await passTime(100);
      expect(dialog()).toHaveTextContent('This part of the page couldn’t be loaded');
      expect(dialog()).toContainElement(document.activeElement as HTMLElement);
      if (way === 'Escape') await user.keyboard('{Escape}');
      else await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
      await passTime(20);
      expect(dialog()).not.toBeInTheDocument();
    },
  );

  test('tries again in place, and keeps the focus', async () => {
    const { user } = await open();
    await passTime(GIVEN_UP);
    await passTime(100);
    await user.click(screen.getAllByRole('button', { name: 'Try again' }).at(-1)!);
    expect(screen.getAllByRole('dialog', { name })).toHaveLength(1);
    expect(dialog()).toContainElement(document.activeElement as HTMLElement);
    await passTime(GIVEN_UP);
    await passTime(100);
    expect(dialog()).toHaveTextContent('This part of the page couldn’t be loaded');
    expect(dialog()).toContainElement(document.activeElement as HTMLElement);
  });
});
