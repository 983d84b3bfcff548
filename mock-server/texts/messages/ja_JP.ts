import type { Messages } from './messageTypes';
import { ja_JP as selectors } from './selectors/ja_JP';

export const ja_JP: Messages = {
  ...selectors,
  appName: 'アカデミーアプリ',
  smsText: (code) =>
    `【学習プラットフォーム】認証コードは${code}です。有効期間は5分です。他の人に教えないでください。`,
  emailText: (code) =>
    `学習プラットフォームの認証コードは${code}です。有効期間は5分です。お心当たりがない場合は、このメールを無視してください。`,
  challengeWarning:
    'このアカウントでは認証コードの取得回数が多すぎます。しばらくしてからもう一度お試しください。',
  sliderRequired: '先にセキュリティ認証を完了してください。',
  sliderWrong: 'ピースの位置が正しくありません。もう一度お試しください。',
  sliderStale: 'セキュリティ認証の有効期限が切れました。もう一度認証してください。',
  sendRefused:
    '現在、このアカウントには認証コードを送信できません。別のアカウントを使うか、管理者にお問い合わせください。',
  sendTooSoon: (seconds) => `認証コードは送信済みです。${seconds}秒後にもう一度お試しください。`,
  emailInvalid: 'このメールアドレスでは受信できません。ご確認のうえ、もう一度お試しください。',
  phoneInvalid:
    '携帯電話番号の形式が正しくありません。中国本土の11桁の携帯電話番号を入力してください。',
  codeWrong: '認証コードが正しくないか、有効期限が切れています。',
  codeLocked: '入力の誤りが多すぎます。新しい認証コードを取得してください。',
  agreementMissing: '先にサービス利用規約とプライバシーポリシーに同意してください。',
  signInFailing: 'アカウントに問題があるためログインできません。管理者にお問い合わせください。',
  pendingDeregistration: 'このアカウントは退会手続き中です。復元するとログインできます。',
  qrExpired: 'QRコードの有効期限が切れました。更新してもう一度読み取ってください。',
  qrNotConfirmed: '先にアプリでログインを承認してください。',
  nothingToRestore: 'このアカウントは退会手続き中ではないため、復元の必要はありません。',
  restoreSmsText: (code) =>
    `【学習プラットフォーム】アカウント復元の認証コードは${code}です。有効期間は5分です。他の人に教えないでください。`,
  restoreEmailText: (code) =>
    `学習プラットフォームのアカウント復元の認証コードは${code}です。有効期間は5分です。お心当たりがない場合は、このメールを無視してください。`,
  clientIpUnknown: 'ネットワークを確認できませんでした。しばらくしてからもう一度お試しください。',
  imageName: '画像のファイル名は200文字以内にしてください。',
  imageExtension: 'アップロードできる画像はJPG、JPEG、PNGのみです。',
  imageSize: '画像は2\u00a0MB以下にしてください。',
  imageContent: '画像の内容が形式と一致しません。別の画像を選択してください。',
  imageDimensions:
    '画像の幅または高さが大きすぎます。縮小してからもう一度アップロードしてください。',
  imageUnknown: '画像が存在しないか、利用できなくなりました。もう一度アップロードしてください。',
  applicationWaiting: '申請はすでに送信されています。管理者の審査をお待ちください。',
  noPermission: '権限がありません',
  realNameInvalid: '氏名に特殊文字は使用できません。',
  reasonInvalid: '申請理由を入力してください。プログラムコードは使用できません。',
  notSignedIn: 'セッションの有効期限が切れました。もう一度ログインしてください。',
  academyClosed: 'このアカデミーはまだ公開されていません。',
  tooManyCalls: (seconds) => `リクエストが多すぎます。${seconds}秒後にもう一度お試しください。`,
  serverBroken: 'サーバーでエラーが発生しました。しばらくしてからもう一度お試しください。',
};
