import { screen, within } from '@testing-library/react';
import { caseText } from '#testing/cases/caseText.ts';
import strings from '#testing/cases/strings.json';
import { displayText } from '#lib/text/displayText.ts';
import { openImport } from '#testing/pages/importDialog.tsx';

test('the preview shows hostile cells as isolated text', async () => {
  const words = strings.map(caseText);
  const page = await openImport();
  await page.chooseGood({ header: words, identities: [], choosable: [0], preview: [words] });
  const preview = within(screen.getByRole('region', { name: 'First rows of the file' }));
  const texts = (role: 'cell' | 'columnheader') =>
    preview.getAllByRole(role).map((cell) => cell.querySelector('bdi')?.textContent);
  expect(texts('cell')).toEqual(words.map((text) => displayText(text, '')));
  expect(texts('columnheader')).toEqual(
    words.map((text, place) => displayText(text, `Column ${place + 1}`)),
  );
  expect(page.dialog()?.querySelector('script, td img, th img')).toBeNull();
  expect('__pwned' in window).toBe(false);
});
