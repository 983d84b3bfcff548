import { codes } from '../../../mock-server/codes';
import { reply } from '../../testing/scriptedFetch';
import { ImportStory } from '../../testing/stories/ImportStory';
import { onItsWay } from '../../testing/stories/storyAnswers';
import type { StoryAnswers } from '../../testing/stories/storyAnswers';
import { downloadAsked, uploadAsked } from './memberImportSlice';

export default { title: 'Import of members' };

const LIST = [
  ['姓名', '账号', '工号', '邮箱', '手机号'],
  ['张伟', 'wei.zhang1', 'E0100003', 'wei.zhang1@corp.example', '13800000001'],
  ['李娜', 'na.li2', 'E0100006', 'na.li2@corp.example', '13800000002'],
  ['王芳', 'fang.wang3', 'E0100009', 'fang.wang3@corp.example', '13800000003'],
  ['محمد علي', 'mohammed.ali4', 'E0100012', 'mohammed.ali4@corp.example', '13800000004'],
];
const FAULTY = { usersLength: 9876, successUsersLength: 9850, errorUsersLength: 26, duplicateRows: 124, reportUrl: '/report' };
const FAULTLESS = { usersLength: 4, successUsersLength: 4 };

const rows = ({ service, say }: StoryAnswers) =>
  void service.script('listImportRows', reply.data({
    list: Array.from({ length: 10 }, (_, index) => ({
      row: 17 + index * 31, account: index === 2 ? "=cmd|'/c calc'!A1" : `nobody${index}@corp.example`, status: 'notFound',
      reason: say.importReasons.notFound, memberId: null,
    })),
    total: 26, pageNo: 1, pageSize: 10,
  }));

export const Blank = () => <ImportStory />;

export const FileMissing = () => <ImportStory then={(store) => void store.dispatch(uploadAsked())} />;

export const WrongExtension = () => <ImportStory file={new File(['a'], 'members.docx')} />;

export const TooLarge = () => <ImportStory file={new File([new Uint8Array(6 * 1024 * 1024)], 'members.xlsx')} />;

export const WebPageAsXls = () => <ImportStory file={new File(['<html><table></table></html>'], 'members.xls')} />;

export const TooManyRows = () => <ImportStory file={[['账号'], ...Array.from({ length: 10_001 }, (_, index) => [`account${index}`])]} />;

export const Checked = () => <ImportStory file={LIST} />;

export const CheckedWithDuplicates = () => <ImportStory file={[...LIST, ...LIST.slice(1, 3)]} />;

export const HostileCells = () => (
  <ImportStory file={[['账号', '<b>姓名</b>'], ['<img src=x onerror=alert(1)>', '%{count} {{7*7}}'], ['=HYPERLINK("https://evil.example")', 'x'.repeat(400)]]} />
);

export const ColumnAsked = () => <ImportStory file={[['序号', '参加人员', '备注'], [1, 'wei.zhang1', ''], [2, 'na.li2', '讲师']]} />;

export const ColumnMissing = () => <ImportStory file={[['序号', '参加人员'], [1, 'wei.zhang1']]} uploads />;

export const Uploading = () => (
  <ImportStory file={LIST} uploads answers={({ service }) => void service.script('createImport', reply.sending(200, [12, 37, 62], onItsWay))} />
);

export const UploadUnreachable = () => (
  <ImportStory file={LIST} uploads answers={({ service }) => void service.script('createImport', reply.unreachable())} />
);

export const UploadRefused = () => (
  <ImportStory
    file={LIST}
    uploads
    answers={({ service, say }) => void service.script('createImport', reply.refused(codes.noPermission, say.noPermission))}
  />
);

export const Asking = () => <ImportStory job={{}} answers={({ service }) => void service.script('getImport', onItsWay)} />;

export const Queued = () => <ImportStory job={{ state: 'queued', progress: 0 }} />;

export const Validating = () => <ImportStory job={{ state: 'validating', progress: 42 }} />;

/** Where something is wrong, the visitor decides. */
export const Ready = () => <ImportStory job={{ state: 'ready', ...FAULTY }} answers={rows} />;

export const ReadyWithNobody = () => (
  <ImportStory job={{ state: 'ready', ...FAULTY, usersLength: 26, successUsersLength: 0 }} answers={rows} />
);

export const RowsUnreachable = () => (
  <ImportStory job={{ state: 'ready', ...FAULTY }} answers={({ service }) => void service.script('listImportRows', reply.unreachable())} />
);

export const ReportUnreachable = () => (
  <ImportStory
    job={{ state: 'ready', ...FAULTY }}
    answers={(given) => {
      rows(given);
      given.service.script('getImportReport', reply.unreachable());
    }}
    then={(store) => void store.dispatch(downloadAsked('report'))}
  />
);

export const Committing = () => <ImportStory job={{ state: 'committing', ...FAULTLESS, progress: 63 }} />;

export const Done = () => <ImportStory job={{ state: 'done', ...FAULTLESS }} />;

export const DoneWithFaults = () => <ImportStory job={{ state: 'done', ...FAULTY }} answers={rows} />;

export const Failed = () => <ImportStory job={{ state: 'failed', message: '' }} />;

export const FailedForAReason = () => <ImportStory job={{ state: 'failed', message: '表格的第一个工作表无法读取' }} />;

export const Cancelled = () => <ImportStory job={{ state: 'cancelled' }} />;

export const Expired = () => <ImportStory job={{ state: 'expired' }} />;

export const Unreachable = () => (
  <ImportStory
    job={{}}
    answers={({ service, say }) => void service.script('getImport', reply.refused(codes.importUnknown, say.importUnknown))}
  />
);
