import type { SelectorTexts } from './selectorTexts';

export const tr_TR: SelectorTexts = {
  selectorFilter: 'Bu liste bu şekilde filtrelenemez.',
  departmentGone: 'Departman bulunamadı veya silinmiş.',
  academyTypes: {
    corporate: 'Kurumsal akademi',
    branch: 'Şube akademisi',
    partner: 'İş ortağı akademisi',
    campus: 'Eğitim kurumu',
  },
  importExtension: 'Yalnızca XLS ve XLSX dosyaları içe aktarılabilir.',
  importContent:
    'Dosya bir Excel çalışma kitabı değil. Dosyayı XLSX veya XLS olarak kaydedip tekrar deneyin.',
  importSize: (megabytes) => `Dosya en fazla ${megabytes}\u00a0MB olabilir.`,
  importMissing: 'Lütfen önce dosyayı yükleyin',
  importKeyReused: 'Bu içe aktarma başka bir dosya için kullanılmış. Yeniden içe aktarın.',
  importUnknown: 'İçe aktarma bulunamadı veya silinmiş.',
  importNotReady: 'İçe aktarma henüz hazır değil. Daha sonra tekrar deneyin.',
  importNotCancellable: 'İçe aktarma sürüyor veya bitti; iptal edilemez.',
  importUnreadable: 'Dosya okunamıyor. Kontrol edip yeniden içe aktarın.',
  importEmpty: 'Dosyada içe aktarılacak veri yok.',
  importTooMany: (most) => `Bir seferde en fazla ${most} kayıt içe aktarılabilir.`,
  importFailed: 'İçe aktarma başarısız oldu. Lütfen dosyayı yeniden içe aktarın.',
  importReasons: {
    notFound: 'Böyle bir hesap yok',
    disabled: 'Hesap devre dışı',
    outOfScope: 'Yönetim kapsamınızın dışında',
    duplicate: 'Önceki bir satırın tekrarı',
  },
  importReason: 'Hata nedeni',
  importTemplateName: 'üye-içe-aktarma-şablonu',
  importReportName: 'içe-aktarma-hata-raporu',
  selectionEmpty: 'En az bir katılımcı seçin.',
  selectionTooMany:
    'Tek seferde çok fazla kişi seçildi. Departman seçin veya toplu içe aktarmayı kullanın.',
  academiesMissing: 'En az bir akademi seçin.',
  scopeContradicted: 'Seçilen departmanlar yönetim kapsamıyla uyuşmuyor.',
  quotaUsedUp: 'Akademinin katma değerli hizmet kotası doldu.',
};
