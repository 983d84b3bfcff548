import { array, boolean, object, string } from 'yup';
import type { Schema } from 'yup';
import type { Selection } from '#lib/selection/selection.ts';

/** An academy in a form's state: its id, and its name as last seen. */
export interface SelectedAcademy {
  id: string;
  name: string;
}

export const text = () => string().strict().defined();
const id = () => string().strict().required();
const ids = () => array(id()).required();
export const oneOf = <Name extends string>(...names: Name[]) =>
  string<Name>().strict().oneOf(names).required();

/**
 * The contract's `Selection`, parsed leniently: unknown fields are dropped, so that the service
 * accepts the rest.
 */
export const selectionSchema: Schema<Selection> = object({
  members: object({ included: ids(), excluded: ids() }),
  departments: array(
    object({
      departmentId: id(),
      scope: oneOf('below', 'single'),
      effect: oneOf('include', 'exclude'),
    }),
  ).required(),
  queries: array(
    object({
      kind: oneOf('members', 'groups', 'prerequisites', 'roles', 'visitors'),
      criteria: object({
        keyword: text(),
        field: string().strict(),
        departmentId: string().strict(),
        scope: string().strict().oneOf(['below', 'single']),
        createdByMe: boolean().strict(),
      }),
      except: ids(),
    }),
  ).required(),
  groups: ids(),
  prerequisites: ids(),
  roles: ids(),
  visitors: ids(),
  imports: ids(),
  locked: array(
    object({
      kind: oneOf('members', 'departments', 'groups', 'prerequisites', 'roles', 'visitors'),
      id: id(),
    }),
  ).required(),
}) as Schema<Selection>;

export const academiesSchema: Schema<SelectedAcademy[]> = array(
  object({ id: id(), name: text() }),
).required();

export const yesOrNo = boolean().strict().required();
