import type { AgreementTexts } from './agreementText';

export const tr_TR: AgreementTexts = {
  updated: 'Son güncelleme:',
  service: {
    title: 'Kullanıcı Hizmet Sözleşmesi',
    intro:
      'Bu sözleşme, eğitim platformunu ve {academy} tarafından sunulan kursları nasıl kullanabileceğinizi açıklar. Kaydolmadan önce okuyun. Giriş sayfasındaki kutuyu işaretlediğinizde sözleşmeyi kabul etmiş olursunuz.',
    sections: [
      {
        heading: '1. Hizmet',
        paragraphs: [
          'Platformda kurs alabilir, sınava girebilir, sertifika alabilir ve öğrenme geçmişinizi izleyebilirsiniz. Görebileceğiniz özellikler akademinize göre değişir.',
        ],
        items: [
          'Çevrim içi kurslar ve canlı dersler',
          'Sınavlar, ödevler ve sertifikalar',
          'Öğrenme kayıtları ve raporları',
        ],
      },
      {
        heading: '2. Hesabınız',
        paragraphs: [
          'Size ait bir cep telefonu numarası veya e-posta adresiyle kaydolur, doğrulama koduyla giriş yaparsınız. Her kişinin tek bir hesabı olabilir.',
          'Doğrulama kodlarını kimseyle paylaşmayın. Hesabınızı başka birinin kullandığını düşünüyorsanız hemen yöneticinize bildirin.',
        ],
      },
      {
        heading: '3. Kullanım kuralları',
        paragraphs: ['Platformu kullanırken aşağıdakileri yapmamayı kabul edersiniz:'],
        items: [
          'kurs materyallerini izinsiz kopyalamak, kaydetmek veya dağıtmak',
          'başkasının yerine sınava girmek ya da kendi yerinize başkasını sokmak',
          'yasa dışı veya zararlı içerik yüklemek',
          'platformun çalışmasını bozmak veya açıklarını araştırmak',
        ],
      },
      {
        heading: '4. İçerik ve haklar',
        paragraphs: [
          'Kurslar yazarlarına veya akademiye aittir. Size, üyeliğinizle birlikte sona eren, öğrenme amaçlı kişisel bir kullanım hakkı verilir. Kendi yazdıklarınız sizin olarak kalır.',
        ],
      },
      {
        heading: '5. Hesabın kapatılması',
        paragraphs: [
          'Hesabınızın kapatılmasını istediğiniz zaman talep edebilirsiniz. Hesap, talepten 15 takvim günü sonra otomatik olarak silinir. Bu süre içinde hesabı bir doğrulama koduyla geri yükleyebilirsiniz.',
        ],
      },
      {
        heading: '6. Sözleşme değişiklikleri',
        paragraphs: [
          'Sözleşmede önemli bir değişiklik yaparsak bir sonraki girişinizde onayınızı yeniden isteriz. Sorularınızı akademinizin yöneticisine iletebilirsiniz.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Gizlilik Politikası',
    intro:
      'Bu politika, eğitim platformunun {academy} için hangi kişisel verileri neden işlediğini ve hangi seçeneklere sahip olduğunuzu açıklar.',
    sections: [
      {
        heading: '1. Topladığımız veriler',
        paragraphs: ['Yalnızca hizmet için gerekli olanları toplarız:'],
        items: [
          'giriş için cep telefonu numaranız veya e-posta adresiniz',
          'paylaşmanız hâlinde adınız, takma adınız ve profil fotoğrafınız',
          'ilerleme, sınav sonuçları ve sertifikalar gibi öğrenme kayıtları',
          'dil, tarayıcı türü ve erişim zamanı gibi teknik veriler',
        ],
      },
      {
        heading: '2. Verileri nasıl kullanırız',
        paragraphs: [
          'Verileri doğrulama kodu göndermek, kurs sunmak, sertifika düzenlemek ve platformun güvenliğini sağlamak için kullanırız. Reklam amacıyla kullanmayız.',
        ],
      },
      {
        heading: '3. Verileri kimler görebilir',
        paragraphs: [
          'Öğrenme kayıtlarınızı akademinizin yöneticileri ve eğitmenleri görebilir. Hizmet sağlayıcılarla verileri yalnızca gerektiği kadar, örneğin kısa mesaj göndermek için paylaşırız.',
        ],
      },
      {
        heading: '4. Saklama ve güvenlik',
        paragraphs: [
          'Veriler şifreli olarak iletilir ve hesabınız var olduğu sürece saklanır. Hesap kapatıldıktan sonra, yasa aksini gerektirmedikçe 15 takvim günü içinde silinir veya anonim hâle getirilir.',
        ],
      },
      {
        heading: '5. Haklarınız',
        paragraphs: ['İstediğiniz zaman:'],
        items: [
          'verilerinizi görüntüleyebilir ve düzeltebilirsiniz',
          'verilerinizin bir kopyasını alabilirsiniz',
          'onayınızı geri çekebilirsiniz',
          'hesabınızın silinmesini isteyebilirsiniz',
        ],
      },
      {
        heading: '6. İletişim',
        paragraphs: [
          'Bu politikayla ilgili sorularınızı akademinizin yöneticisine iletin. 15 iş günü içinde yanıt veririz.',
        ],
      },
    ],
  },
};
