import type { Messages } from './messageTypes';
import { zh_CN as selectors } from './selectors/zh_CN';

export const zh_CN: Messages = {
  ...selectors,
  appName: '学院App',
  smsText: (code) =>
    `【学习平台】您的验证码为${code}，5分钟内有效。请勿泄露给他人，如非本人操作请忽略。`,
  emailText: (code) =>
    `您好！您正在登录学习平台，验证码为${code}，5分钟内有效。如非本人操作，请忽略此邮件。`,
  challengeWarning: '该账号获取验证码过于频繁，请稍后重试',
  sliderRequired: '请先完成安全验证',
  sliderWrong: '拼图位置不正确，请重试',
  sliderStale: '安全验证已失效，请重新验证',
  sendRefused: '暂时无法向该账号发送验证码，请更换账号或联系管理员',
  sendTooSoon: (seconds) => `验证码已发送，请在${seconds}秒后重试`,
  emailInvalid: '邮箱地址无法接收邮件，请检查后重试',
  phoneInvalid: '手机号格式不正确，请输入11位中国大陆手机号',
  codeWrong: '验证码错误或已失效',
  codeLocked: '错误次数过多，验证码已失效，请重新获取',
  agreementMissing: '请先同意服务协议和隐私政策',
  signInFailing: '账号状态异常，暂时无法登录，请联系管理员',
  pendingDeregistration: '该账号正在注销，恢复后即可登录',
  qrExpired: '二维码已过期，请刷新后重新扫码',
  qrNotConfirmed: '请先在App上确认登录',
  nothingToRestore: '该账号未申请注销，无需恢复',
  restoreSmsText: (code) =>
    `【学习平台】您正在恢复账号，验证码为${code}，5分钟内有效。请勿泄露给他人，如非本人操作请忽略。`,
  restoreEmailText: (code) =>
    `您好！您正在恢复学习平台账号，验证码为${code}，5分钟内有效。如非本人操作，请忽略此邮件。`,
  clientIpUnknown: '暂时无法识别您的网络环境，请稍后重试',
  imageName: '图片名称不能超过200个字符',
  imageExtension: '仅支持JPG、JPEG、PNG格式的图片',
  imageSize: '图片大小不能超过2\u00a0MB',
  imageContent: '图片内容与格式不符，请重新选择',
  imageDimensions: '图片尺寸过大，请缩小后重新上传',
  imageUnknown: '图片不存在或已失效，请重新上传',
  applicationWaiting: '您已提交过申请，请等待管理员审核',
  noPermission: '无权限',
  realNameInvalid: '姓名不能包含特殊字符',
  reasonInvalid: '申请理由不能为空，且不能包含代码',
  notSignedIn: '登录状态已失效，请重新登录',
  academyClosed: '该学院暂未开放',
  tooManyCalls: (seconds) => `请求过于频繁，请在${seconds}秒后重试`,
  serverBroken: '服务器出现错误，请稍后重试',
};
