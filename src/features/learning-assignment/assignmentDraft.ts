import { array, boolean, object, string, ValidationError } from 'yup';
import { isRecord } from '../../lib/isRecord';
import { parseJson } from '../../lib/jsonText';
import { readTenantId } from '../../lib/queryParameters';
import { emptySelection } from '../../lib/selection/selection';
import type { Selection } from '../../lib/selection/selection';
import type { Environment } from '../../platform/environment/environment';
import type { ChosenAcademy } from '../../platform/selecting/selectingSlice';
import { userId } from '../../platform/session/tokenStore';

const STORAGE_KEY = 'assign_draft';

/** What stands in the form's own fields. */
export interface AssignmentValues {
  content: string;
  visibility: 'all' | 'academy' | 'areas';
  certificate: boolean;
  managementScope: 'below' | 'single';
}

/** What was chosen through dialogs. */
export interface Choices {
  selection: Selection;
  academies: ChosenAcademy[];
}

export interface AssignmentDraft {
  values: AssignmentValues;
  choices: Choices;
}

/** The form before anything is filled in or chosen. */
export function blankDraft(): AssignmentDraft {
  return {
    values: { content: '', visibility: 'all', certificate: false, managementScope: 'below' },
    choices: { selection: emptySelection(), academies: [] },
  };
}

const text = () => string().strict().defined();
const id = () => string().strict().required();
const ids = () => array(id()).required();
const oneOf = <Name extends string>(...names: Name[]) => string<Name>().strict().oneOf(names).required();

/** The shape of the contract's `Selection`, read leniently: an unknown field goes, so that the service takes the rest. */
const draftSchema = object({
  values: object({
    content: text(),
    visibility: oneOf('all', 'academy', 'areas'),
    certificate: boolean().strict().required(),
    managementScope: oneOf('below', 'single'),
  }),
  choices: object({
    academies: array(object({ id: id(), name: text() })).required(),
    selection: object({
      members: object({ included: ids(), excluded: ids() }),
      departments: array(object({ departmentId: id(), scope: oneOf('below', 'single'), effect: oneOf('include', 'exclude') })).required(),
      queries: array(object({
        kind: oneOf('members', 'groups', 'prerequisites', 'roles', 'visitors'),
        criteria: object({
          keyword: text(),
          field: string().strict(),
          departmentId: string().strict(),
          scope: string().strict().oneOf(['below', 'single']),
          createdByMe: boolean().strict(),
        }),
        except: ids(),
      })).required(),
      groups: ids(),
      prerequisites: ids(),
      roles: ids(),
      visitors: ids(),
      imports: ids(),
      locked: array(object({ kind: oneOf('members', 'departments', 'groups', 'prerequisites', 'roles', 'visitors'), id: id() })).required(),
    }),
  }),
});

type Place = Pick<Environment, 'session' | 'local' | 'address'>;

function placeOf(environment: Place): { tenant: string; owner: string } {
  return { tenant: readTenantId(environment.address().query) ?? '', owner: userId(environment) ?? '' };
}

function stored({ session }: Place): Record<string, unknown> | undefined {
  const kept = parseJson(session.get(STORAGE_KEY));
  return isRecord(kept) ? kept : undefined;
}

/** Removes what this tab has kept of an assignment. */
export function forgetDraft({ session }: Pick<Environment, 'session'>): void {
  session.remove(STORAGE_KEY);
}

/** Keeps, for the tab, what was filled in and chosen; signing in loads the page anew (D12). */
export function keepDraft(environment: Place, draft: AssignmentDraft): void {
  if (JSON.stringify(draft) === JSON.stringify(blankDraft())) forgetDraft(environment);
  else environment.session.set(STORAGE_KEY, JSON.stringify({ ...placeOf(environment), ...draft }));
}

/** Whether what is kept was filled in by another account than the one that is signed in now. */
export function isForeignDraft(environment: Place): boolean {
  const owner = stored(environment)?.['owner'];
  const now = placeOf(environment).owner;
  return typeof owner === 'string' && owner !== '' && now !== '' && owner !== now;
}

/** What an earlier page kept for this academy, nothing unreadable. Another account's is to be forgotten before. */
export function recallDraft(environment: Place): AssignmentDraft | undefined {
  const kept = stored(environment);
  if (kept === undefined || kept['tenant'] !== placeOf(environment).tenant) return undefined;
  try {
    return draftSchema.validateSync(kept, { stripUnknown: true }) as AssignmentDraft;
  } catch (error) {
    if (error instanceof ValidationError) return undefined;
    throw error;
  }
}
