import { formsOf } from './localeRules';
import type { LocaleRules } from './localeRules';

/** Number parameters that can be one but do not select a plural form. */
const BARE_COUNTS = /%\{(?:n|count|found|already|ambiguous|missing|success|limit|most)\} \p{L}/u;

/** Texts in which a word follows a number that is never one, with the reason. */
const NEVER_ONE: Readonly<Record<string, string>> = {
  'pickers.selectAll': 'offered for more results than a page shows (D49); its name is fixed',
  'pickers.firstFew': 'a limit of the list, in hundreds',
  'pickers.batchMore': 'no counted word follows',
  'pickers.tooMany': 'a limit of the deployment, in hundreds',
  'memberImport.intro': 'limits of specification 9, in thousands',
  'memberImport.problem.tooMany': 'a limit of specification 9',
  'memberImport.problem.columns': 'a limit of sheets, in hundreds',
};

function parametersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/%\{([^}]*)\}/g)].map((match) => match[1] ?? ''))].sort();
}

/** Checks the parameters of every form and the number of forms: one if nothing is counted. */
export function countProblems(
  key: string,
  text: string,
  source: string,
  { forms: names, exact }: LocaleRules,
): string[] {
  const forms = formsOf(text);
  const wanted = parametersOf(source);
  const isCounted = wanted.includes('smart_count');
  const allowed = (place: number) => {
    // «شخصان» includes the number.
    const mayBeSilent = isCounted && exact.includes(names[place] ?? '');
    return (given: string[]) =>
      given.join() === wanted.join()
      || (mayBeSilent && [...given, 'smart_count'].sort().join() === wanted.join());
  };
  const problems = forms
    .filter((form, place) => !allowed(place)(parametersOf(form)))
    .map(
      (form) =>
        `has parameters [${parametersOf(form).join(', ')}] in “${form}”, not [${wanted.join(', ')}]`,
    );
  const count = isCounted ? names.length : 1;
  if (forms.length !== count)
    problems.push(
      `has ${forms.length} forms, not ${count}${count > 1 ? ` (${names.join(', ')})` : ''}`,
    );
  if (forms.some((form) => form.includes('||||')))
    problems.push('has plural forms that are not separated by “ |||| ”');
  const bare =
    names.length > 1 && !Object.hasOwn(NEVER_ONE, key) ? BARE_COUNTS.exec(text)?.[0] : undefined;
  if (bare !== undefined) problems.push(`has a word after a number without plural forms: ${bare}…`);
  return problems;
}
