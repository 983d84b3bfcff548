/** @jest-environment node */
import { unusedTokenProblems, unusedTokens } from './unusedTokens';

it('are reported if no source quotes them, whole or in parts', () => {
  const names = [
    'space.1',
    'space.2',
    'color.tone.info.text',
    'color.tone.info.icon',
    'size.icon.small',
  ];
  const sources = [
    "gap: ${token('space.1')};",
    'color: ${token(`color.tone.${tone}.text`)};',
    "const SIZE = 'size.icon.small';",
    '// space.2',
  ];
  expect(unusedTokens(names, sources)).toEqual(['space.2', 'color.tone.info.icon']);
});

it('are none in the project', async () => expect(await unusedTokenProblems()).toEqual([]));
