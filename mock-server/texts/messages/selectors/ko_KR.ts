import type { SelectorTexts } from './selectorTexts';

export const ko_KR: SelectorTexts = {
  selectorFilter: '이 목록에서는 해당 필터를 사용할 수 없습니다.',
  departmentGone: '부서가 없거나 삭제되었습니다.',
  academyTypes: {
    corporate: '기업 아카데미',
    branch: '분원',
    partner: '파트너 아카데미',
    campus: '학교',
  },
  importExtension: 'XLS 또는 XLSX 파일만 가져올 수 있습니다.',
  importContent: 'Excel 통합 문서가 아닙니다. XLSX 또는 XLS로 저장한 후 다시 시도하십시오.',
  importSize: (megabytes) => `파일 크기는 ${megabytes}MB를 넘을 수 없습니다.`,
  importMissing: '먼저 파일을 업로드하십시오',
  importKeyReused: '이 가져오기는 이미 다른 파일에 사용되었습니다. 다시 가져오십시오.',
  importUnknown: '가져오기가 없거나 삭제되었습니다.',
  importNotReady: '가져오기가 아직 준비되지 않았습니다. 나중에 다시 시도하십시오.',
  importNotCancellable: '가져오기가 진행 중이거나 끝나서 취소할 수 없습니다.',
  importUnreadable: '파일을 읽을 수 없습니다. 확인한 후 다시 가져오십시오.',
  importEmpty: '파일에 가져올 데이터가 없습니다.',
  importTooMany: (most) => `한 번에 최대 ${most}건까지 가져올 수 있습니다.`,
  importFailed: '가져오기에 실패했습니다. 다시 가져오십시오.',
  importReasons: {
    notFound: '존재하지 않는 계정입니다',
    disabled: '사용 중지된 계정입니다',
    outOfScope: '관리 범위 밖입니다',
    duplicate: '앞의 행과 중복됩니다',
  },
  importReason: '실패 사유',
  importTemplateName: '구성원-가져오기-템플릿',
  importReportName: '가져오기-오류-보고서',
  selectionEmpty: '참가자를 한 명 이상 선택하십시오.',
  selectionTooMany:
    '한 번에 너무 많은 인원을 선택했습니다. 부서를 선택하거나 일괄 가져오기를 이용하십시오.',
  academiesMissing: '아카데미를 하나 이상 선택하십시오.',
  scopeContradicted: '선택한 부서가 관리 범위와 일치하지 않습니다.',
  quotaUsedUp: '아카데미의 부가 서비스 한도를 모두 사용했습니다.',
};
