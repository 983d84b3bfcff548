import type { components } from '#shared/api/contract/types.generated.ts';
import { SHEET_COLUMNS } from '#lib/files/spreadsheetColumns.ts';
import type { Selection } from '#lib/selection/selection.ts';
import type { ImportedRow } from './importTables';
import { address, anything, listOf, matching, object, oneOf, optional, range, text } from './shape';
import type { FieldShapes } from './shape';

type Schemas = components['schemas'];

/** The contract's form of ids (`DirectoryId`, `TenantId`). */
export const id = matching(/^[A-Za-z0-9_-]{1,64}$/);
const ids = listOf(id);

/** The configuration of an academy for a terminal. */
export const config = object<Schemas['AcademyTerminalConfig']>({
  cnTenantName: optional(text),
  enTenantName: optional(text),
  esTenantName: optional(text),
  ruTenantName: optional(text),
  arTenantName: optional(text),
  tenantNameCommon: optional(text),
  fwCnAgreementName: optional(text),
  fwEnAgreementName: optional(text),
  fwEsAgreementName: optional(text),
  fwRuAgreementName: optional(text),
  fwArAgreementName: optional(text),
  fwAgreementNameCommon: optional(text),
  ysCnAgreementName: optional(text),
  ysEnAgreementName: optional(text),
  ysEsAgreementName: optional(text),
  ysRuAgreementName: optional(text),
  ysArAgreementName: optional(text),
  ysAgreementNameCommon: optional(text),
  addMemberManner: optional(text),
  loginMethod: optional(matching(/^[1-4](?:&[1-4])*$/)),
  oath2Config: optional(
    object<Schemas['OAuth2Config']>({
      authorizeServiceUrl: text,
      schoolId: text,
      clientId: text,
      redirectUrl: address,
    }),
  ),
});

/** A selection of participants (D49). */
export const selection = object<Selection>({
  members: object<Selection['members']>({ included: ids, excluded: ids }),
  departments: listOf(anything),
  queries: listOf(anything),
  groups: ids,
  prerequisites: ids,
  roles: ids,
  visitors: ids,
  imports: ids,
  locked: listOf(anything),
});

/** A judged row of an imported sheet. */
export const importedRow = object<ImportedRow>({
  row: range(1),
  cells: object(
    Object.fromEntries(SHEET_COLUMNS.map((column) => [column, optional(text)])) as FieldShapes<
      ImportedRow['cells']
    >,
  ),
  account: text,
  status: oneOf('success', 'notFound', 'disabled', 'outOfScope', 'duplicate'),
  memberId: optional(id),
});
