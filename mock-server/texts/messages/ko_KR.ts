import type { Messages } from './messageTypes';
import { ko_KR as selectors } from './selectors/ko_KR';

export const ko_KR: Messages = {
  ...selectors,
  appName: '아카데미',
  smsText: (code) =>
    `[학습 플랫폼] 인증번호는 ${code}입니다. 5분 동안 유효합니다. 다른 사람에게 알려 주지 마십시오.`,
  emailText: (code) =>
    `안녕하십니까. 학습 플랫폼 인증번호는 ${code}입니다. 5분 동안 유효합니다. 직접 요청하지 않으셨다면 이 메일을 무시하십시오.`,
  challengeWarning: '이 계정으로 인증번호를 너무 자주 요청했습니다. 잠시 후 다시 시도하십시오.',
  sliderRequired: '먼저 보안 인증을 완료하십시오.',
  sliderWrong: '조각의 위치가 맞지 않습니다. 다시 시도하십시오.',
  sliderStale: '보안 인증이 만료되었습니다. 다시 인증하십시오.',
  sendRefused:
    '지금은 이 계정으로 인증번호를 보낼 수 없습니다. 다른 계정을 사용하거나 관리자에게 문의하십시오.',
  sendTooSoon: (seconds) => `인증번호를 이미 보냈습니다. ${seconds}초 후에 다시 시도하십시오.`,
  emailInvalid: '메일을 받을 수 없는 주소입니다. 확인한 후 다시 시도하십시오.',
  phoneInvalid: '휴대폰 번호가 올바르지 않습니다. 11자리 중국 본토 휴대폰 번호를 입력하십시오.',
  codeWrong: '인증번호가 올바르지 않거나 만료되었습니다.',
  codeLocked: '입력 오류 횟수를 초과했습니다. 새 인증번호를 받으십시오.',
  agreementMissing: '먼저 서비스 이용약관과 개인정보 처리방침에 동의하십시오.',
  signInFailing: '계정에 문제가 있어 로그인할 수 없습니다. 관리자에게 문의하십시오.',
  pendingDeregistration: '탈퇴 처리 중인 계정입니다. 복구한 후 로그인하십시오.',
  qrExpired: 'QR 코드가 만료되었습니다. 새로 고친 후 다시 스캔하십시오.',
  qrNotConfirmed: '먼저 앱에서 로그인을 확인하십시오.',
  nothingToRestore: '탈퇴 처리 중인 계정이 아니므로 복구할 필요가 없습니다.',
  restoreSmsText: (code) =>
    `[학습 플랫폼] 계정 복구 인증번호는 ${code}이며 5분 동안 유효합니다. 다른 사람에게 알려 주지 마십시오.`,
  restoreEmailText: (code) =>
    `안녕하십니까. 학습 플랫폼 계정 복구 인증번호는 ${code}이며 5분 동안 유효합니다. 직접 요청하지 않으셨다면 이 메일을 무시하십시오.`,
  clientIpUnknown: '네트워크를 확인할 수 없습니다. 잠시 후 다시 시도하십시오.',
  imageName: '이미지 파일 이름은 200자를 넘을 수 없습니다.',
  imageExtension: 'JPG, JPEG, PNG 이미지만 업로드할 수 있습니다.',
  imageSize: '이미지 크기는 2MB를 넘을 수 없습니다.',
  imageContent: '이미지 내용이 형식과 일치하지 않습니다. 다른 이미지를 선택하십시오.',
  imageDimensions: '이미지의 너비나 높이가 너무 큽니다. 크기를 줄여 다시 업로드하십시오.',
  imageUnknown: '이미지가 없거나 더 이상 사용할 수 없습니다. 다시 업로드하십시오.',
  applicationWaiting: '이미 신청이 접수되었습니다. 관리자가 검토할 때까지 기다려 주십시오.',
  noPermission: '권한이 없습니다',
  realNameInvalid: '이름에는 특수 문자를 사용할 수 없습니다.',
  reasonInvalid: '신청 사유를 입력하십시오. 프로그램 코드는 넣을 수 없습니다.',
  notSignedIn: '세션이 만료되었습니다. 다시 로그인하십시오.',
  academyClosed: '아직 열리지 않은 아카데미입니다.',
  tooManyCalls: (seconds) => `요청이 너무 많습니다. ${seconds}초 후에 다시 시도하십시오.`,
  serverBroken: '서버에 오류가 발생했습니다. 잠시 후 다시 시도하십시오.',
};
