import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { api } from '#shared/api/client/api.ts';
import type { AnsweredFile } from '#shared/api/client/answeredFile.ts';
import type { BodyOf, ContractSchema, QueryOf } from '#shared/api/contract/contractTypes.ts';
import type { Progress } from '#shared/api/client/upload.ts';
import { looseText } from '#lib/text/looseText.ts';
import type { OfSession } from '#shared/session/useSession.ts';

const IMPORT_STATES = [
  'uploaded',
  'queued',
  'validating',
  'ready',
  'committing',
  'done',
  'failed',
  'cancelled',
  'expired',
] as const;
const ROW_STATUSES = ['success', 'notFound', 'disabled', 'outOfScope', 'duplicate'] as const;

const count = () => number().strict().integer().min(0).required();

const jobSchema = object({
  importId: string().strict().required(),
  fileName: looseText(),
  state: string().strict().oneOf(IMPORT_STATES).required(),
  /** Percent of the running state. */
  progress: number().strict().min(0).max(100).required(),
  /** Distinct accounts: those that can be chosen and those that cannot (D46). */
  usersLength: count(),
  successUsersLength: count(),
  errorUsersLength: count(),
  /** The kinds of errors (P23). */
  notFoundUsersLength: count(),
  disabledUsersLength: count(),
  outOfScopeUsersLength: count(),
  /** Rows whose account occurs further up; counted in no other number. */
  duplicateRows: count(),
  /** Null when there is nothing to report. */
  reportUrl: string().strict().defined().nullable(),
  message: looseText(),
});

export type ImportJob = InferType<typeof jobSchema>;

const rowSchema = object({
  row: number().strict().integer().min(1).required(),
  account: looseText(),
  status: string().strict().oneOf(ROW_STATUSES).required(),
  reason: looseText(),
});

export type RowStatus = ContractSchema<'ImportRowStatus'>;

const rowPageSchema = object({ list: array(rowSchema).required(), total: count() });

const fileSchema = object({
  name: string().strict().defined(),
  type: string().strict().defined(),
  base64: string().strict().required(),
});

interface Upload extends Omit<BodyOf<'createImport'>, 'file'> {
  file: File;
  onProgress: Progress;
}

const importApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The empty workbook with headers in the user's language. It and the report are declared as
     * mutations: each press downloads the current file, and nothing reads it from the store.
     */
    getImportTemplate: build.mutation<AnsweredFile, void>({
      query: () => ({ operation: 'getImportTemplate', answer: 'file' }),
      responseSchema: fileSchema,
    }),
    /** The failed and duplicate rows; cells that begin like a formula are escaped (D46). */
    getImportReport: build.mutation<AnsweredFile, string>({
      query: (importId) => ({ operation: 'getImportReport', path: { importId }, answer: 'file' }),
      responseSchema: fileSchema,
    }),
    /** The same key with the same file is the same import, however often it is sent. */
    createImport: build.mutation<{ importId: string }, Upload>({
      query: ({ onProgress, ...body }) => ({ operation: 'createImport', body, onProgress }),
      responseSchema: object({ importId: string().strict().required() }),
    }),
    getImport: build.query<ImportJob, OfSession<{ importId: string }>>({
      query: ({ importId }) => ({ operation: 'getImport', path: { importId } }),
      responseSchema: jobSchema,
      keepUnusedDataFor: 0,
    }),
    commitImport: build.mutation<ImportJob, string>({
      query: (importId) => ({ operation: 'commitImport', path: { importId } }),
      responseSchema: jobSchema,
    }),
    cancelImport: build.mutation<ImportJob, string>({
      query: (importId) => ({ operation: 'cancelImport', path: { importId } }),
      responseSchema: jobSchema,
    }),
    listImportRows: build.query<
      InferType<typeof rowPageSchema>,
      OfSession<{ importId: string } & QueryOf<'listImportRows'>>
    >({
      query: ({ session: _session, importId, ...query }) => ({
        operation: 'listImportRows',
        path: { importId },
        query,
      }),
      responseSchema: rowPageSchema,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useListImportRowsQuery } = importApi;
export const {
  cancelImport,
  commitImport,
  createImport,
  getImport,
  getImportReport,
  getImportTemplate,
} = importApi.endpoints;
