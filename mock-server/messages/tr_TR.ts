import type { Messages } from './messages';

export const tr_TR: Messages = {
  appName: 'Akademi Uygulaması',
  smsText: (code) => `[Öğrenme Platformu] Doğrulama kodunuz ${code}. Kod 5 dakika geçerlidir. Kimseyle paylaşmayın.`,
  emailText: (code) => `Merhaba, öğrenme platformu için doğrulama kodunuz ${code}. Kod 5 dakika geçerlidir. Bu kodu siz istemediyseniz bu e-postayı dikkate almayın.`,
  challengeWarning: 'Bu hesap için çok sık kod istendi. Lütfen daha sonra tekrar deneyin.',
  sliderRequired: 'Lütfen önce kaydırıcı doğrulamasını tamamlayın.',
  sliderWrong: 'Parça doğru yerde değil. Lütfen tekrar deneyin.',
  sliderStale: 'Doğrulamanın süresi doldu. Lütfen yeniden yapın.',
  sendRefused: 'Bu hesaba şu anda kod gönderemiyoruz. Başka bir hesap kullanın veya yöneticinize başvurun.',
  sendTooSoon: (seconds) => `Kod zaten gönderildi. ${seconds} sn sonra tekrar deneyin.`,
  emailInvalid: 'Bu adrese e-posta gönderilemiyor. Lütfen kontrol edip tekrar deneyin.',
  codeWrong: 'Doğrulama kodu yanlış veya artık geçerli değil.',
  codeLocked: 'Çok fazla hatalı deneme yapıldı. Lütfen yeni bir kod alın.',
  agreementMissing: 'Lütfen önce hizmet sözleşmesini ve gizlilik politikasını kabul edin.',
  signInFailing: 'Bu hesapta bir sorun olduğu için giriş yapılamıyor. Yöneticinize başvurun.',
  pendingDeregistration: 'Bu hesap siliniyor. Giriş yapmak için hesabı geri yükleyin.',
  notSignedIn: 'Oturumunuzun süresi doldu. Lütfen yeniden giriş yapın.',
  academyClosed: 'Bu akademi henüz açılmadı.',
  serverBroken: 'Sunucuda bir hata oluştu. Lütfen daha sonra tekrar deneyin.',
  notFound: 'İstenen hizmet bulunamadı.',
  contractBroken: 'İstek geçerli değil.',
};
