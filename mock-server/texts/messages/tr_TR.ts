import type { Messages } from './messageTypes';
import { tr_TR as selectors } from './selectors/tr_TR';

export const tr_TR: Messages = {
  ...selectors,
  appName: 'Akademi',
  smsText: (code) =>
    `[Eğitim platformu] Doğrulama kodunuz ${code}. Kod 5 dakika geçerlidir. Kimseyle paylaşmayın.`,
  emailText: (code) =>
    `Merhaba, eğitim platformu için doğrulama kodunuz ${code}. Kod 5 dakika geçerlidir. Bu kodu siz istemediyseniz bu e-postayı dikkate almayın.`,
  challengeWarning: 'Bu hesap için çok sık kod istendi. Daha sonra tekrar deneyin.',
  sliderRequired: 'Önce güvenlik doğrulamasını tamamlayın.',
  sliderWrong: 'Parça doğru yerde değil. Tekrar deneyin.',
  sliderStale: 'Güvenlik doğrulamasının süresi doldu. Yeniden yapın.',
  sendRefused:
    'Bu hesaba şu anda kod gönderemiyoruz. Başka bir hesap kullanın veya yöneticinize başvurun.',
  sendTooSoon: (seconds) => `Kod zaten gönderildi. ${seconds} saniye sonra tekrar deneyin.`,
  emailInvalid: 'Bu adrese e-posta gönderilemiyor. Kontrol edip tekrar deneyin.',
  phoneInvalid:
    'Cep telefonu numarası geçersiz. 11 haneli bir Çin ana karası cep telefonu numarası girin.',
  codeWrong: 'Doğrulama kodu yanlış veya artık geçerli değil.',
  codeLocked: 'Çok fazla hatalı deneme yapıldı. Yeni bir kod alın.',
  agreementMissing: 'Lütfen önce hizmet sözleşmesini ve gizlilik politikasını kabul edin.',
  signInFailing: 'Bu hesapta bir sorun olduğu için giriş yapılamıyor. Yöneticinize başvurun.',
  pendingDeregistration: 'Bu hesap kapatılma sürecinde. Giriş yapmak için hesabı geri yükleyin.',
  qrExpired: 'QR kodunun süresi doldu. Yenileyip tekrar tarayın.',
  qrNotConfirmed: 'Önce uygulamada girişi onaylayın.',
  nothingToRestore: 'Bu hesap kapatılma sürecinde değil, geri yüklenecek bir şey yok.',
  restoreSmsText: (code) =>
    `[Eğitim platformu] Hesabınızı geri yükleme kodunuz: ${code}. Kod 5 dakika geçerlidir. Kimseyle paylaşmayın.`,
  restoreEmailText: (code) =>
    `Merhaba, eğitim platformundaki hesabınızı geri yükleme kodunuz: ${code}. Kod 5 dakika geçerlidir. Siz istemediyseniz bu e-postayı dikkate almayın.`,
  clientIpUnknown: 'Ağınız belirlenemedi. Daha sonra tekrar deneyin.',
  imageName: 'Görsel dosyasının adı en fazla 200 karakter olabilir.',
  imageExtension: 'Yalnızca JPG, JPEG ve PNG görselleri yüklenebilir.',
  imageSize: 'Görsel 2\u00a0MB boyutunu aşamaz.',
  imageContent: 'Görselin içeriği biçimiyle uyuşmuyor. Başka bir görsel seçin.',
  imageDimensions: 'Görsel çok geniş veya çok yüksek. Küçültüp tekrar yükleyin.',
  imageUnknown: 'Görsel bulunamadı veya artık kullanılamıyor. Tekrar yükleyin.',
  applicationWaiting:
    'Zaten bir başvuru gönderdiniz. Lütfen yöneticinin değerlendirmesini bekleyin.',
  noPermission: 'Yetkiniz yok',
  realNameInvalid: 'Ad özel karakter içeremez.',
  reasonInvalid: 'Katılma nedenini girin. Program kodu kullanılamaz.',
  notSignedIn: 'Oturumunuzun süresi doldu. Yeniden giriş yapın.',
  academyClosed: 'Bu akademi henüz açılmadı.',
  tooManyCalls: (seconds) => `Çok fazla istek gönderildi. ${seconds} saniye sonra tekrar deneyin.`,
  serverBroken: 'Sunucuda bir hata oluştu. Daha sonra tekrar deneyin.',
};
