/** Groups by what they are about; each comes once for each of `groupClasses`. */
export const groupNames = [
  '新员工训练营', '管理者进阶', '内训师', '安全生产', '数字化转型', '质量之星', '校招生', '轮岗计划', 'Sales Bootcamp', 'Cloud Guild', 'Security Champions', 'Women in Tech',
  'Líderes de equipo', 'Futuros gerentes', 'Führungskräfte', 'Nouveaux arrivants', 'Мастера смены', 'قادة الغد', 'Liderzy zmian', 'Yeni mezunlar', 'Multiplicadores', '신입사원', '次世代リーダー', 'ﾘｰﾀﾞｰ研修',
] as const;
export const groupClasses = ['一班', '二班', 'A', 'B', '2024'] as const;

/** What must have been done before something is assigned. */
export const prerequisiteNames = [
  '完成新员工入职培训', '通过信息安全考试', '通过安全生产考试', '完成合规承诺', '取得讲师资格', '完成产品基础课程', '英语水平达到B2', '入职满一年', '完成年度评估', '签署保密协议',
  'Completed onboarding', 'Passed the security exam', 'Holds a forklift licence', 'Finished “Leading people I”', 'Aprobó el examen de ética', 'Datenschutz-Grundlagen bestanden', 'A réussi le module qualité',
  'Сдан экзамен по охране труда', 'اجتياز اختبار السلامة', 'Ukończone szkolenie BHP', 'İSG sınavını geçti', 'Concluiu a integração', '안전 교육 이수', 'コンプライアンス研修修了',
] as const;

/** What members are to the academy. */
export const roleNames = ['学员', '讲师', '院校管理员', '部门管理员', '班主任', '助教', '考官', '课程开发者', 'Mentor', 'Content reviewer', 'Auditor', 'مدرّب', 'Наставник', 'メンター'] as const;

/** Academies by type. */
export const academyNamesByType = {
  corporate: ['集团企业大学', '数字化学院', '领导力学院', 'Quality Academy', 'Safety Academy', 'Academia de Ventas', 'Akademie für Führung', 'أكاديمية القيادة'],
  branch: ['华北分院', '华东分院', '华南分院', '西南分院', 'Academy North', 'Academy Rhine-Main', 'Академия Урал', 'Akademia Wrocław', 'Ege Akademisi', 'Academia São Paulo', '부산 아카데미', '関西アカデミー'],
  partner: ['渠道伙伴学院', '供应商学院', 'Partner Academy', 'Academia de Socios', 'Школа партнёров', 'أكاديمية الشركاء'],
  campus: ['第一职业技术学校', '工程职业学院', 'City Technical College', 'Lycée des métiers', 'Berufskolleg Mitte', 'Politecnico di prova', '직업전문학교', '高等専門学校'],
} as const;

/** Who makes groups and the like, besides the administrator of the mock. */
export const otherCreators = ['林雨桐', 'Siân Morgan', 'Дмитрий Савчук', 'نورة القحطاني', '박서연', '小林 健太'] as const;
