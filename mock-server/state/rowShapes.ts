import { isRecord } from '#lib/object/isRecord.ts';
import { memberStates } from '#mock/state/directory/directoryBase.ts';
import { locales } from './locales';
import { DEFAULT_TENANT } from './seeds/tenants';
import { config, id, importedRow, selection } from './partShapes';
import {
  anything,
  flag,
  integer,
  listOf,
  mapOf,
  matching,
  object,
  oneOf,
  optional,
  range,
  text,
  time,
} from './shape';
import type { FieldShapes } from './shape';
import type { Tables } from './tables';

const count = range(0);
const some = matching(/./);
const texts = listOf(text);
const channel = oneOf('sms', 'email');
const creatorShape = { creator: text, creatorId: text };
const namedSet = { id, name: text, headCount: count, ...creatorShape };

/**
 * The valid rows of each table, so that no one can store a row that a handler cannot answer with.
 */
const rowShapes: { readonly [Name in keyof Tables]: FieldShapes<Tables[Name][number]> } = {
  users: {
    id: some,
    role: oneOf('administrator', 'learner', 'lecturer', 'visitor'),
    schoolId: text,
    realName: optional(text),
    nickName: optional(text),
    mobile: optional(text),
    email: optional(text),
    avatarUrl: optional(text),
    deregisteredAt: anything,
  },
  tenants: {
    id,
    behavior: oneOf('normal', 'empty', 'refusing', 'broken', 'hanging'),
    loginScenarioType: integer,
    overseas: flag,
    internal: flag,
    version: text,
    directory: oneOf('standard', 'large'),
    outOfReachDepartmentIds: texts,
    assignmentQuota: integer,
    config,
    remoteConfig: mapOf(text),
  },
  messages: {
    id: some,
    to: text,
    channel,
    lang: oneOf(...locales),
    code: matching(/^[0-9]{6}$/),
    text,
    sentAt: time,
  },
  verificationCodes: {
    id: some,
    purpose: oneOf('sign-in', 'restore'),
    identifier: text,
    channel,
    code: text,
    sentAt: time,
    expiresAt: time,
    state: oneOf('live', 'used', 'replaced', 'locked'),
    wrongTries: count,
  },
  challenges: {
    id: some,
    key: some,
    account: text,
    offset: integer,
    createdAt: time,
    expiresAt: time,
    spent: flag,
  },
  tokens: {
    id: some,
    accessToken: some,
    refreshToken: some,
    userId: text,
    issuedAt: time,
    expiresAt: time,
  },
  signedAgreements: {
    id: some,
    userId: text,
    lang: text,
    primaryType: text,
    secondaryTypes: texts,
    signedAt: time,
  },
  failureReports: {
    id: some,
    code: text,
    step: text,
    cause: text,
    lang: text,
    at: time,
    receivedAt: time,
  },
  qrSessions: {
    id: matching(/^.{1,128}$/),
    state: oneOf('waiting', 'scanned', 'confirmed', 'cancelled', 'used', 'expired'),
    createdAt: time,
    expiresAt: time,
    userId: optional(text),
  },
  authorizationCodes: { id: some, code: some, userId: text, expiresAt: time, used: flag },
  applications: {
    id: some,
    tenantId: text,
    realName: text,
    gender: oneOf('male', 'female'),
    reason: text,
    imageId: text,
    userId: text,
    state: oneOf('sent', 'approved', 'refused'),
    submittedAt: time,
    decidedAt: optional(time),
    refusal: optional(text),
  },
  uploadedImages: {
    id,
    userId: text,
    name: text,
    type: oneOf('image/png', 'image/jpeg'),
    size: count,
    width: count,
    height: count,
    uploadedAt: time,
  },
  memberChanges: {
    id,
    removed: optional(flag),
    state: optional(oneOf(...memberStates)),
    departmentIds: optional(texts),
    name: optional(text),
    nickName: optional(text),
    jobNumber: optional(text),
    mailBox: optional(text),
    account: optional(text),
    mobileNumber: optional(text),
    uniportalAccount: optional(text),
    vendorId: optional(text),
    employeeAccount: optional(text),
  },
  departmentChanges: { id, name: optional(text), removed: optional(flag) },
  groups: { ...namedSet, number: text },
  prerequisites: namedSet,
  roles: namedSet,
  visitors: { id, name: text, mobile: text },
  academies: {
    id,
    name: text,
    type: oneOf('corporate', 'branch', 'partner', 'campus'),
    ...creatorShape,
  },
  assignments: {
    id: some,
    tenantId: text,
    userId: text,
    content: text,
    visibility: oneOf('all', 'academy', 'areas'),
    academies: texts,
    certificate: flag,
    managementScope: oneOf('below', 'single'),
    selection,
    headCount: count,
    createdAt: time,
  },
  imports: {
    id,
    userId: text,
    fileName: text,
    idempotencyKey: text,
    fileHash: text,
    uploadedAt: time,
    committedAt: optional(time),
    cancelledAt: optional(time),
    problem: optional(oneOf('unreadable', 'empty', 'tooMany', 'failing')),
    stuck: optional(flag),
    rows: listOf(importedRow),
  },
};

const shapes = new Map(
  Object.entries(rowShapes).map(([table, fields]) => [
    table,
    object(fields as FieldShapes<object>),
  ]),
);

/** Whether a table with this name exists. */
export const tableNames = Object.keys(rowShapes);

export function isTable(name: string): name is keyof Tables {
  return Object.hasOwn(rowShapes, name);
}

/** Why a table cannot contain a row, naming table, row and field; undefined if it can. */
export function rowProblem(table: keyof Tables, row: unknown): string | undefined {
  const problem = shapes.get(table)?.(row, '');
  const name = isRecord(row) && typeof row['id'] === 'string' ? ` "${row['id']}"` : '';
  return problem === undefined ? undefined : `${table}${name}: ${problem}`;
}

/** Whether the mock needs this row: every call without an academy gets it. */
export function isNeeded(table: keyof Tables, id: string): boolean {
  return table === 'tenants' && id === DEFAULT_TENANT;
}
