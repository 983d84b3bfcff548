/** What the top level is called. */
export const topNames = [
  '集团总部', '研发中心', '制造事业部', '销售与服务', 'Global Business', 'Latinoamérica y Caribe', 'الشرق الأوسط وشمال أفريقيا', 'Европа и Центральная Азия',
] as const;

/** What departments further down are called; the same name may stand below several others, as in any company. */
export const departmentNames = [
  '人力资源部', '财务部', '行政部', '法务与合规部', '采购部', '质量管理部', '信息技术部', '市场部', '培训中心', '客户服务部', '供应链管理部', '华北大区', '华东大区', '华南大区', '西南大区',
  '软件一部', '软件二部', '硬件部', '测试部', '实验室', '一车间', '二车间', '仓储组', '夜班组', '项目管理办公室', '新员工班',
  'Human Resources', 'Finance', 'Field Sales', 'Customer Success', 'Platform Engineering', 'Research & Development', 'Quality Assurance',
  'Capacitación', 'Atención al cliente', 'Vertrieb', 'Qualitätssicherung', 'Formation', 'Comptabilité', 'Szkolenia', 'Księgowość', 'Eğitim', 'Satış', 'Treinamento', 'Logística',
  'Отдел обучения', 'Отдел продаж', 'Бухгалтерия', 'إدارة التدريب', 'إدارة المبيعات', 'الموارد البشرية', '영업부', '인사팀', '교육센터', '営業部', '人事課', '研修センター',
] as const;

/** A branch that the administrator does not manage: the department, and two below it. */
export const partnerNames = ['外部合作伙伴', '渠道伙伴', '外包服务'] as const;
