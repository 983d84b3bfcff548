import { string } from 'yup';
import type { TestContext } from 'yup';

/**
 * A text field's schema whose message is the phrase key of a problem, as the checks of `lib` return
 * it.
 */
export function checkedText(problemOf: (text: string) => string | undefined) {
  return string()
    .ensure()
    .test('checked', (text: string, context: TestContext) => {
      const problem = problemOf(text);
      return problem === undefined || context.createError({ message: problem });
    });
}
