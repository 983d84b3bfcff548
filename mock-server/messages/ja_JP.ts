import type { Messages } from './messages';

export const ja_JP: Messages = {
  appName: 'アカデミーアプリ',
  smsText: (code) => `【学習プラットフォーム】認証コードは ${code} です。有効期限は5分です。他の人に教えないでください。`,
  emailText: (code) => `学習プラットフォームの認証コードは ${code} です。有効期限は5分です。お心当たりがない場合は、このメールを無視してください。`,
  challengeWarning: 'このアカウントでは認証コードの取得回数が多すぎます。しばらくしてからお試しください。',
  sliderRequired: '先にスライダー認証を完了してください。',
  sliderWrong: 'ピースの位置が正しくありません。もう一度お試しください。',
  sliderStale: 'スライダー認証の有効期限が切れました。もう一度認証してください。',
  sendRefused: '現在、このアカウントには認証コードを送信できません。別のアカウントを使うか、管理者にお問い合わせください。',
  sendTooSoon: (seconds) => `認証コードは送信済みです。${seconds}秒後にもう一度お試しください。`,
  emailInvalid: 'このメールアドレスでは受信できません。ご確認のうえ、もう一度お試しください。',
  codeWrong: '認証コードが正しくないか、有効期限が切れています。',
  codeLocked: '入力の誤りが多すぎます。新しい認証コードを取得してください。',
  agreementMissing: '先に利用規約とプライバシーポリシーに同意してください。',
  signInFailing: 'アカウントに問題があるためログインできません。管理者にお問い合わせください。',
  pendingDeregistration: 'このアカウントは退会手続き中です。復元するとログインできます。',
  notSignedIn: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  academyClosed: 'このアカデミーはまだ公開されていません。',
  serverBroken: 'サーバーでエラーが発生しました。しばらくしてからお試しください。',
  notFound: 'リクエストされたサービスは存在しません。',
  contractBroken: 'リクエストの内容が正しくありません。',
};
