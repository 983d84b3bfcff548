import { string } from 'yup';
import type { TestContext } from 'yup';
import type { PhraseKey } from '#translations/phrases.ts';

/**
 * A text whose rule is a function of `lib`, because something else applies it too, such as the
 * field while typing or the mock. It returns the phrase key of a problem.
 */
export function checkedText(problemOf: (text: string) => PhraseKey | undefined) {
  return string()
    .ensure()
    .test('checked', (text: string, context: TestContext) => {
      const problem = problemOf(text);
      return problem === undefined || context.createError({ message: problem });
    });
}
