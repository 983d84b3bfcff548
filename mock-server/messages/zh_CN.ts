import type { Messages } from './messages';

export const zh_CN: Messages = {
  appName: '学院 App',
  smsText: (code) => `【学习平台】验证码 ${code}，5 分钟内有效。请勿告诉他人，如非本人操作请忽略。`,
  emailText: (code) => `您好！您正在登录学习平台，验证码为 ${code}，5 分钟内有效。如非本人操作，请忽略此邮件。`,
  challengeWarning: '该账号获取验证码过于频繁，请稍后再试',
  sliderRequired: '请先完成滑块验证',
  sliderWrong: '拼图位置不正确，请重试',
  sliderStale: '滑块验证已失效，请重新验证',
  sendRefused: '暂时无法向该账号发送验证码，请更换账号或联系管理员',
  sendTooSoon: (seconds) => `验证码已发送，请 ${seconds} 秒后再试`,
  emailInvalid: '邮箱地址无法接收邮件，请检查后重试',
  codeWrong: '验证码错误或已失效',
  codeLocked: '错误次数过多，验证码已失效，请重新获取',
  agreementMissing: '请先同意服务协议和隐私政策',
  signInFailing: '账号状态异常，暂时无法登录，请联系管理员',
  pendingDeregistration: '该账号正在注销中，恢复后即可登录',
  notSignedIn: '登录已过期，请重新登录',
  academyClosed: '该学院暂未开放',
  serverBroken: '服务器开小差了，请稍后再试',
  notFound: '请求的服务不存在',
  contractBroken: '请求内容有误',
};
