import type { Messages } from './messages';

export const ko_KR: Messages = {
  appName: '아카데미 앱',
  smsText: (code) => `[학습 플랫폼] 인증번호는 ${code}입니다. 5분간 유효하며 다른 사람에게 알려 주지 마세요.`,
  emailText: (code) => `안녕하세요. 학습 플랫폼 인증번호는 ${code}입니다. 5분간 유효합니다. 직접 요청하지 않으셨다면 이 메일을 무시해 주세요.`,
  challengeWarning: '이 계정으로 인증번호를 너무 자주 요청했습니다. 잠시 후 다시 시도해 주세요.',
  sliderRequired: '먼저 슬라이더 인증을 완료해 주세요.',
  sliderWrong: '조각의 위치가 맞지 않습니다. 다시 시도해 주세요.',
  sliderStale: '슬라이더 인증이 만료되었습니다. 다시 인증해 주세요.',
  sendRefused: '지금은 이 계정으로 인증번호를 보낼 수 없습니다. 다른 계정을 사용하거나 관리자에게 문의해 주세요.',
  sendTooSoon: (seconds) => `인증번호를 이미 보냈습니다. ${seconds}초 후에 다시 시도해 주세요.`,
  emailInvalid: '메일을 받을 수 없는 주소입니다. 확인 후 다시 시도해 주세요.',
  codeWrong: '인증번호가 올바르지 않거나 만료되었습니다.',
  codeLocked: '입력 오류 횟수를 초과했습니다. 인증번호를 다시 받아 주세요.',
  agreementMissing: '먼저 서비스 약관과 개인정보 처리방침에 동의해 주세요.',
  signInFailing: '계정에 문제가 있어 로그인할 수 없습니다. 관리자에게 문의해 주세요.',
  pendingDeregistration: '탈퇴 처리 중인 계정입니다. 복구한 뒤 로그인해 주세요.',
  notSignedIn: '로그인이 만료되었습니다. 다시 로그인해 주세요.',
  academyClosed: '아직 열리지 않은 아카데미입니다.',
  serverBroken: '서버에 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
  notFound: '요청한 서비스를 찾을 수 없습니다.',
  contractBroken: '요청이 올바르지 않습니다.',
};
