import { compoundFile } from '#testing/workbooks/compoundFiles.ts';
import { reply } from '#testing/network/scriptedFetch.ts';
import { ImportStory } from '#testing/stories/ImportStory.tsx';
import { neverAnswers } from '#testing/stories/storyAnswers.ts';
import {
  checkStarted,
  downloadRequested,
  readerMissed,
  rowsCounted,
  uploadRequested,
} from '../parts/memberImportSlice';

export default {
  title: 'Import of members',
  meta: {
    feature: 'Choosing participants',
    path: 'Import a list',
    order: 42,
    waiting: ['Checking', 'Uploading', 'Queued', 'Validating', 'Committing', 'Asking'],
    empty: ['Blank', 'ReadyWithNobody'],
    question: ['ColumnAsked'],
    error: [
      'FileMissing',
      'WrongExtension',
      'TooLarge',
      'WebPageAsXls',
      'PasswordProtected',
      'CheckNotLoaded',
      'TooManyRows',
      'ColumnMissing',
      'UploadUnreachable',
      'UploadRefused',
      'RowsUnreachable',
      'ReportUnreachable',
      'DoneWithFaults',
      'Failed',
      'FailedForAReason',
      'Cancelled',
      'Expired',
      'Unknown',
    ],
    hidden: ['HostileCells'],
    when: {
      Blank: 'Batch import',
      FileMissing: 'no file',
      Checking: 'a file is chosen',
      WrongExtension: 'another kind of file',
      TooLarge: 'too large',
      WebPageAsXls: 'a web page with the name of a workbook',
      PasswordProtected: 'a password protects it',
      CheckNotLoaded: 'the check does not load',
      TooManyRows: 'over 10,000 rows',
      ColumnMissing: 'no column identifies people',
      ColumnAsked: 'two columns identify people',
      Checked: 'rows are counted',
      Uploading: 'Import',
      UploadUnreachable: 'no answer to the upload',
      UploadRefused: 'the service refuses it',
      Queued: 'uploaded',
      Unknown: 'the service does not know it',
      Expired: 'not continued in time',
      Cancelled: 'canceled',
      Validating: 'its turn',
      Failed: 'the service fails',
      FailedForAReason: 'the service fails and says why',
      Ready: 'people are found',
      RowsUnreachable: 'no answer about the rows',
      ReportUnreachable: 'no report',
      Committing: 'OK',
      DoneWithFaults: 'some are not added',
      Done: 'all are added',
    },
  },
};

const LIST = [
  ['姓名', '账号', '工号', '邮箱', '手机号'],
  ['张伟', 'wei.zhang1', 'E0100003', 'wei.zhang1@corp.example', '13800000001'],
  ['李娜', 'na.li2', 'E0100006', 'na.li2@corp.example', '13800000002'],
  ['王芳', 'fang.wang3', 'E0100009', 'fang.wang3@corp.example', '13800000003'],
  ['محمد علي', 'mohammed.ali4', 'E0100012', 'mohammed.ali4@corp.example', '13800000004'],
];
const FAULTY = { found: 9850, missing: 26, twice: 124 };
const READY = { uploaded: 60, ...FAULTY };

export const Blank = () => <ImportStory />;

export const FileMissing = () => (
  <ImportStory then={(store) => void store.dispatch(uploadRequested())} />
);

export const WrongExtension = () => <ImportStory file={new File(['a'], 'members.docx')} />;

export const TooLarge = () => (
  <ImportStory file={new File([new Uint8Array(6 * 1024 * 1024)], 'members.xlsx')} />
);

export const WebPageAsXls = () => (
  <ImportStory file={new File(['<html><table></table></html>'], 'members.xls')} />
);

export const PasswordProtected = () => (
  <ImportStory
    file={
      new File(
        [compoundFile([{ name: 'EncryptedPackage', data: Uint8Array.of(0) }])],
        'members.xlsx',
      )
    }
  />
);

export const Checking = () => (
  <ImportStory
    then={(store) => {
      store.dispatch(checkStarted('members.xlsx'));
      store.dispatch(rowsCounted(4000));
    }}
  />
);

export const CheckNotLoaded = () => (
  <ImportStory
    then={(store) => {
      store.dispatch(checkStarted('members.xlsx'));
      store.dispatch(readerMissed());
    }}
  />
);

export const TooManyRows = () => (
  <ImportStory
    file={[['账号'], ...Array.from({ length: 10_001 }, (_, index) => [`account${index}`])]}
  />
);

export const Checked = () => <ImportStory file={LIST} />;

export const CheckedWithDuplicates = () => <ImportStory file={[...LIST, ...LIST.slice(1, 3)]} />;

export const HostileCells = () => (
  <ImportStory
    file={[
      ['账号', '<b>姓名</b>'],
      ['<img src=x onerror=alert(1)>', '%{count} {{7*7}}'],
      ['=HYPERLINK("https://evil.example")', 'x'.repeat(400)],
    ]}
  />
);

export const ColumnAsked = () => (
  <ImportStory
    file={[
      ['序号', '参加人员', '备注'],
      [1, 'wei.zhang1', ''],
      [2, 'na.li2', '讲师'],
    ]}
  />
);

/** The first row is not a header, and the second is found by the cells below it. */
export const TitleAbove = () => (
  <ImportStory
    file={[
      ['2026年参加人员'],
      ['序号', '员工姓名', '员工编号'],
      [1, '张伟', 'E0100003'],
      [2, '李娜', 'E0100006'],
    ]}
  />
);

export const ColumnMissing = () => (
  <ImportStory
    file={[
      ['序号', '参加人员'],
      [1, 'wei.zhang1'],
    ]}
    uploads
  />
);

export const Uploading = () => (
  <ImportStory
    file={LIST}
    uploads
    answers={({ service }) =>
      void service.script('createImport', reply.sending(200, [12, 37, 62], neverAnswers))
    }
  />
);

export const UploadUnreachable = () => (
  <ImportStory
    file={LIST}
    uploads
    answers={({ respondWith }) => respondWith('createImport', 'drop')}
  />
);

export const UploadRefused = () => (
  <ImportStory
    file={LIST}
    uploads
    answers={({ respondWith }) => respondWith('createImport', 'no-permission')}
  />
);

export const Asking = () => (
  <ImportStory
    job={READY}
    answers={({ service }) => void service.script('getImport', neverAnswers)}
  />
);

export const Queued = () => <ImportStory job={{ uploaded: 1.5 }} />;

export const Validating = () => <ImportStory job={{ uploaded: 10, stuck: true }} />;

/** When something is wrong, the user decides. */
export const Ready = () => <ImportStory job={READY} />;

export const ReadyWithNobody = () => <ImportStory job={{ ...READY, found: 0 }} />;

export const RowsUnreachable = () => (
  <ImportStory job={READY} answers={({ respondWith }) => respondWith('listImportRows', 'drop')} />
);

export const ReportUnreachable = () => (
  <ImportStory
    job={READY}
    answers={({ respondWith }) => respondWith('getImportReport', 'drop')}
    then={(store) => void store.dispatch(downloadRequested('report'))}
  />
);

/** After two of three seconds. */
export const Committing = () => <ImportStory job={{ uploaded: 60, committed: 2, found: 9876 }} />;

export const Done = () => <ImportStory job={{ uploaded: 60, committed: 30, found: 4 }} />;

export const DoneWithFaults = () => (
  <ImportStory job={{ uploaded: 60, committed: 30, ...FAULTY }} />
);

export const Failed = () => (
  <ImportStory job={{ uploaded: 60, committed: 30, problem: 'failing' }} />
);

export const FailedForAReason = () => <ImportStory job={{ uploaded: 60, problem: 'unreadable' }} />;

export const Cancelled = () => <ImportStory job={{ uploaded: 10, cancelled: true }} />;

export const Expired = () => <ImportStory job={{ uploaded: 3600 }} />;

/** The service no longer knows the import. */
export const Unknown = () => (
  <ImportStory job={READY} answers={({ respondWith }) => respondWith('getImport', 'unknown')} />
);
