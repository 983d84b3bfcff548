import type { Handlers } from '#mock/services/outcomes.ts';
import { directoryOf } from '#mock/state/directory/directory.ts';
import { downloadHeaders, jobAnswer, reportSheet, rowAnswer, templateSheet } from './importAnswers';
import { canCancel, isValidated, stateOfImport } from './importState';
import type { ImportRecord } from '#mock/state/importTables.ts';
import { selectedIn, uploadProblem, hashOf, readUpload } from './readUpload';
import type { Messages } from '#mock/texts/messages/messageTypes.ts';
import type { Namespace } from '#mock/state/types.ts';
import type { UserRow } from '#mock/state/tables.ts';
import { ok } from '#mock/services/vocabulary.ts';
import { forAdministrators } from '#mock/services/common/forAdministrators.ts';
import { pageOf } from '#mock/services/selectors/selectorQueriesHandlers.ts';

type ImportOperation =
  | 'getImportTemplate'
  | 'createImport'
  | 'getImport'
  | 'cancelImport'
  | 'listImportRows'
  | 'getImportReport'
  | 'commitImport';

interface ImportCall {
  namespace: Namespace;
  say: Messages;
  path: { importId: string };
}

/** An administrator's own import. Imports of others count as missing. */
function findImport({ namespace, path }: ImportCall, user: UserRow): ImportRecord | undefined {
  return namespace.database.find(
    'imports',
    ({ id, userId }) => id === path.importId && userId === user.id,
  );
}

function stateNow({ clock }: Namespace, job: ImportRecord) {
  return stateOfImport(job, clock.now()).state;
}

function answerWith({ namespace, say }: ImportCall, job: ImportRecord) {
  return ok(jobAnswer(job, namespace.clock.now(), say));
}

/** Changes an import and answers with its new state. */
function changed(call: ImportCall, job: ImportRecord, change: Partial<ImportRecord>) {
  call.namespace.database.update('imports', ({ id }) => id === job.id, change);
  return answerWith(call, { ...job, ...change });
}

const REFUSALS = {
  extension: 'bad-extension',
  empty: 'missing',
  size: 'too-large',
  content: 'bad-content',
} as const;

function refusalOfFile(file: { name: string; bytes: Buffer }) {
  const problem = uploadProblem(file);
  return problem && REFUSALS[problem];
}

export const importHandlers: Pick<Handlers, ImportOperation> = {
  getImportTemplate: forAdministrators<'getImportTemplate'>(({ say, lang }) => ({
    status: 200,
    body: templateSheet(lang),
    headers: downloadHeaders(say.importTemplateName),
  })),

  createImport: forAdministrators<'createImport'>(async ({ namespace, tenant, body }, user) => {
    const { file } = body;
    // Without enforcement the key may be missing. Then every upload is a separate import.
    const idempotencyKey = body.idempotencyKey || '';
    const choice = selectedIn(body);
    const earlierAnswer = () => {
      const earlier =
        idempotencyKey === ''
          ? undefined
          : namespace.database.find(
              'imports',
              (job) => job.userId === user.id && job.idempotencyKey === idempotencyKey,
            );
      return (
        earlier
        && (earlier.fileHash === hashOf(file.bytes, choice)
          ? ok({ importId: earlier.id })
          : ('key-reused' as const))
      );
    };
    const refusal = earlierAnswer() ?? refusalOfFile(file);
    if (refusal) return refusal;
    const content = await readUpload(directoryOf(namespace, tenant), file, choice);
    // The same upload may have arrived while this one was being read.
    const meanwhile = earlierAnswer();
    if (meanwhile) return meanwhile;
    const job = namespace.database.insert('imports', {
      userId: user.id,
      idempotencyKey,
      uploadedAt: namespace.clock.iso(),
      ...content,
    });
    return ok({ importId: job.id });
  }),

  getImport: forAdministrators<'getImport'>((call, user) => {
    const job = findImport(call, user);
    return job ? answerWith(call, job) : 'unknown';
  }),

  cancelImport: forAdministrators<'cancelImport'>((call, user) => {
    const job = findImport(call, user);
    if (!job) return 'unknown';
    if (!canCancel(stateNow(call.namespace, job))) return 'too-late';
    return changed(call, job, { cancelledAt: call.namespace.clock.iso() });
  }),

  listImportRows: forAdministrators<'listImportRows'>((call, user) => {
    const {
      namespace,
      say,
      query: { status, pageNo = 1, pageSize = 10 },
    } = call;
    const job = findImport(call, user);
    if (!job) return 'unknown';
    if (!isValidated(stateNow(namespace, job))) return 'not-ready';
    const rows = status ? job.rows.filter((row) => row.status === status) : job.rows;
    return ok(pageOf(rows, { pageNo, pageSize }, (row) => rowAnswer(row, say)));
  }),

  getImportReport: forAdministrators<'getImportReport'>((call, user) => {
    const { namespace, say, lang } = call;
    const job = findImport(call, user);
    const hasReport =
      job
      && isValidated(stateNow(namespace, job))
      && job.rows.some(({ status }) => status !== 'success');
    if (!hasReport) return 'unknown';
    return {
      status: 200,
      body: reportSheet(job, say, lang),
      headers: downloadHeaders(say.importReportName),
    };
  }),

  commitImport: forAdministrators<'commitImport'>((call, user) => {
    const job = findImport(call, user);
    if (!job) return 'unknown';
    if (stateNow(call.namespace, job) !== 'ready') return 'not-ready';
    return changed(call, job, { committedAt: call.namespace.clock.iso() });
  }),
};
