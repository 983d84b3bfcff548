import { array, boolean, number, object, string } from 'yup';
import type { ObjectSchema, Schema } from 'yup';
import type { ContractSchema } from '#shared/api/contract/contractTypes.ts';
import { distinctById } from './distinctById';
import { looseText } from '#lib/text/looseText.ts';
import { collectionKinds } from '#lib/selection/selection.ts';

/** A field that is not a string leaves its cell empty, and does not invalidate the list. */
const text = () => looseText().default('');
const id = () => string().strict().required();
const count = () => number().strict().integer().min(0).required();
const state = () =>
  string()
    .strict()
    .oneOf(['active', 'disabled', 'departed'] as const)
    .required();

/** Removes duplicates: React would confuse two rows with the same id and keep stale rows. */
const listOf = <Item extends object>(item: ObjectSchema<Item>) =>
  array(item.required())
    .transform((list: unknown) => (Array.isArray(list) ? distinctById(list) : list))
    .required();

export interface PageOf<Item> {
  list: Item[];
  total: number;
}

export function pageSchema<Item extends object>(item: ObjectSchema<Item>): Schema<PageOf<Item>> {
  return object({ list: listOf(item), total: count() }).required() as unknown as Schema<
    PageOf<Item>
  >;
}

const ancestorIds = () => array(id()).strict();
const departmentName = object({
  id: id(),
  name: text(),
  path: text(),
  ancestorIds: ancestorIds().required(),
});

export const memberSchema: ObjectSchema<ContractSchema<'Member'>> = object({
  id: id(),
  name: text(),
  nickName: text(),
  jobNumber: text(),
  mailBox: text(),
  account: text(),
  mobileNumber: text(),
  uniportalAccount: text(),
  vendorId: text(),
  employeeAccount: text(),
  departments: array(departmentName.required()).required(),
  state: state(),
});

const nameFields = { id: id(), name: text(), creator: text() };
const creatorFields = { ...nameFields, createdByMe: boolean().strict().required() };
export const groupSchema: ObjectSchema<ContractSchema<'Group'>> = object({
  ...creatorFields,
  headCount: count(),
  number: text(),
});
export const createdSchema: ObjectSchema<ContractSchema<'Role'>> = object(creatorFields);
export const academySchema: ObjectSchema<ContractSchema<'Academy'>> = object({
  ...nameFields,
  type: text(),
});
export const visitorSchema: ObjectSchema<ContractSchema<'Visitor'>> = object({
  id: id(),
  name: text(),
  mobile: text(),
});

const treeFields = {
  id: id(),
  parentId: string().strict().nullable().defined(),
  name: text(),
  headCount: count(),
  hasChildren: boolean().strict().required(),
};
const treeDepartment: ObjectSchema<ContractSchema<'TreeDepartment'>> = object(treeFields);
export const departmentSchema: ObjectSchema<ContractSchema<'Department'>> = object({
  ...treeFields,
  path: text(),
  ancestorIds: ancestorIds().required(),
});

export const departmentListSchema: ObjectSchema<ContractSchema<'DepartmentList'>> = object({
  list: listOf(treeDepartment),
});
export const departmentTreeSchema: ObjectSchema<ContractSchema<'DepartmentTree'>> =
  departmentListSchema.shape({
    truncated: boolean().strict().required(),
    total: count(),
  });

// The cast is needed because yup allows undefined for fields that the contract omits.
export const labelSchema = object({
  id: id(),
  label: text(),
  detail: text(),
  state: state(),
  ancestorIds: ancestorIds(),
}) as unknown as ObjectSchema<ContractSchema<'SelectorLabel'>>;

const batchResult: ObjectSchema<ContractSchema<'BatchResult'>> = object({
  token: text(),
  status: string()
    .strict()
    .oneOf(['matched', 'ambiguous', 'notFound', 'disabled', 'outOfScope'] as const)
    .required(),
  items: listOf(labelSchema),
  found: count(),
});
const membershipSchema: ObjectSchema<ContractSchema<'IndirectMembership'>> = object({
  id: id(),
  kind: string().strict().oneOf(collectionKinds).required(),
  sourceId: id(),
  label: text(),
  locked: boolean().strict().required(),
});
export const membershipsSchema: ObjectSchema<ContractSchema<'IndirectMemberships'>> = object({
  list: array(membershipSchema.required()).required(),
});

export const batchResultsSchema: ObjectSchema<ContractSchema<'BatchResults'>> = object({
  results: array(batchResult.required()).required(),
});
