import type { SelectorTexts } from './selectorTexts';

export const ja_JP: SelectorTexts = {
  selectorFilter: 'この一覧では、この条件による絞り込みはできません。',
  departmentGone: '部署が存在しないか、削除されています。',
  academyTypes: {
    corporate: '企業アカデミー',
    branch: '分校',
    partner: 'パートナーアカデミー',
    campus: '学校',
  },
  importExtension: 'インポートできるのはXLSまたはXLSXファイルのみです。',
  importContent: 'Excelブックではありません。XLSXまたはXLSで保存してから、もう一度お試しください。',
  importSize: (megabytes) => `ファイルは${megabytes}\u00a0MB以下にしてください。`,
  importMissing: '先にファイルをアップロードしてください',
  importKeyReused: 'このインポートは別のファイルで使用済みです。もう一度インポートしてください。',
  importUnknown: 'インポートが存在しないか、削除されています。',
  importNotReady: 'インポートの準備ができていません。しばらくしてからもう一度お試しください。',
  importNotCancellable: 'インポートは実行中または終了しているため、キャンセルできません。',
  importUnreadable: 'ファイルを読み取れません。確認してもう一度インポートしてください。',
  importEmpty: 'ファイルにインポートするデータがありません。',
  importTooMany: (most) => `一度にインポートできるのは最大${most}件です。`,
  importFailed: 'インポートに失敗しました。もう一度インポートしてください。',
  importReasons: {
    notFound: 'アカウントが存在しません',
    disabled: 'アカウントは無効です',
    outOfScope: '管理範囲外です',
    duplicate: '前の行と重複しています',
  },
  importReason: '失敗の理由',
  importTemplateName: 'メンバーインポートテンプレート',
  importReportName: 'インポートエラーレポート',
  selectionEmpty: '参加者を1人以上選択してください。',
  selectionTooMany:
    '一度に選択できる人数を超えています。部署を選択するか、一括インポートをご利用ください。',
  academiesMissing: 'アカデミーを1つ以上選択してください。',
  scopeContradicted: '選択した部署が管理範囲と一致していません。',
  quotaUsedUp: 'アカデミーの付加価値サービスの利用枠を使い切りました。',
};
