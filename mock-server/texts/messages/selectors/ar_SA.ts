import type { SelectorTexts } from './selectorTexts';

export const ar_SA: SelectorTexts = {
  selectorFilter: 'لا يمكن تصفية هذه القائمة بهذه الطريقة.',
  departmentGone: 'القسم غير موجود أو تم حذفه.',
  academyTypes: {
    corporate: 'أكاديمية الشركة',
    branch: 'فرع الأكاديمية',
    partner: 'أكاديمية الشركاء',
    campus: 'مؤسسة تعليمية',
  },
  importExtension: 'يمكن استيراد ملفات XLS وXLSX فقط.',
  importContent: 'الملف ليس مصنف Excel. يرجى حفظه بصيغة XLSX أو XLS ثم إعادة المحاولة.',
  importSize: (megabytes) => `يجب ألا يتجاوز حجم الملف ${megabytes}\u00a0م.ب.`,
  importMissing: 'يرجى رفع الملف أولًا',
  importKeyReused: 'استُخدمت عملية الاستيراد هذه لملف آخر. يرجى الاستيراد من جديد.',
  importUnknown: 'عملية الاستيراد غير موجودة أو تم حذفها.',
  importNotReady: 'عملية الاستيراد غير جاهزة بعد. يرجى إعادة المحاولة لاحقًا.',
  importNotCancellable: 'عملية الاستيراد جارية أو انتهت ولا يمكن إلغاؤها.',
  importUnreadable: 'تعذّرت قراءة الملف. يرجى التحقق منه واستيراده من جديد.',
  importEmpty: 'لا توجد في الملف بيانات لاستيرادها.',
  importTooMany: (most) => `يمكن استيراد ${most} سجل كحد أقصى في المرة الواحدة.`,
  importFailed: 'فشل الاستيراد. يرجى إعادة الاستيراد.',
  importReasons: {
    notFound: 'الحساب غير موجود',
    disabled: 'الحساب معطّل',
    outOfScope: 'خارج نطاق إدارتك',
    duplicate: 'تكرار لصف سابق',
  },
  importReason: 'سبب الفشل',
  importTemplateName: 'قالب-استيراد-الأعضاء',
  importReportName: 'تقرير-أخطاء-الاستيراد',
  selectionEmpty: 'يرجى اختيار مشارك واحد على الأقل.',
  selectionTooMany:
    'تم اختيار عدد كبير جدًا من الأشخاص في المرة الواحدة. يرجى اختيار أقسام أو استخدام الاستيراد الجماعي.',
  academiesMissing: 'يرجى اختيار أكاديمية واحدة على الأقل.',
  scopeContradicted: 'الأقسام المحددة لا تتوافق مع نطاق الإدارة.',
  quotaUsedUp: 'نفدت حصة خدمات القيمة المضافة للأكاديمية.',
};
