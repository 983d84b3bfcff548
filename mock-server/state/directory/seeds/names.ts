/** A name as it is written, and as an account spells it. */
export type Spelling = readonly [written: string, roman: string];
export type Spellings = readonly [Spelling, ...Spelling[]];

function spellings(list: string): Spellings {
  return list.split(' ').map((entry): Spelling => {
    const [name = '', roman = ''] = entry.split(':');
    return [name.replaceAll('_', ' '), roman];
  }) as unknown as Spellings;
}

const han = {
  surnames: spellings(
    '王:wang 李:li 张:zhang 刘:liu 陈:chen 杨:yang 黄:huang 赵:zhao 吴:wu 周:zhou 徐:xu 孙:sun 马:ma 朱:zhu 胡:hu 郭:guo 何:he 林:lin 高:gao 罗:luo 郑:zheng 梁:liang 谢:xie 宋:song 唐:tang 许:xu 韩:han 冯:feng 邓:deng 曹:cao 彭:peng 曾:zeng 欧阳:ouyang 上官:shangguan 司马:sima',
  ),
  syllables: spellings(
    '伟:wei 芳:fang 敏:min 静:jing 磊:lei 洋:yang 艳:yan 勇:yong 杰:jie 娟:juan 涛:tao 明:ming 超:chao 霞:xia 平:ping 刚:gang 桂:gui 英:ying 华:hua 玉:yu 兰:lan 建:jian 国:guo 志:zhi 强:qiang 海:hai 丽:li 俊:jun 峰:feng 雪:xue 梅:mei 琳:lin 晨:chen 曦:xi 宇:yu 轩:xuan 梓:zi 涵:han 思:si 远:yuan',
  ),
};

const latin = {
  given: spellings(
    'Łukasz:lukasz Małgorzata:malgorzata Paweł:pawel Zofia:zofia Jürgen:juergen Käthe:kaethe Björn:bjoern Anneliese:anneliese Ayşe:ayse Çağrı:cagri İrem:irem Oğuz:oguz Chloé:chloe Éloïse:eloise François:francois Gaël:gael João:joao Conceição:conceicao Thaís:thais Luís:luis Lucía:lucia Íñigo:inigo Sofía:sofia Álvaro:alvaro Robin:robin Avery:avery Jordan:jordan Casey:casey Siân:sian Ngọc:ngoc Žofie:zofie Søren:soeren Åsa:aasa Ştefan:stefan Jean-Luc:jeanluc Anna_María:annamaria',
  ),
  surnames: spellings(
    'Wiśniewski:wisniewski Żółtowski:zoltowski Dąbrowska:dabrowska Müller:mueller Großmann:grossmann Schäfer:schaefer Yılmaz:yilmaz Öztürk:oeztuerk Şahin:sahin Lefèvre:lefevre Béranger:beranger d’Aubigné:daubigne Conceição:conceicao Magalhães:magalhaes Araújo:araujo Núñez:nunez Ibáñez:ibanez Peña:pena O’Brien:obrien Taylor:taylor Morgan:morgan Nguyễn:nguyen Dvořák:dvorak Ångström:aangstroem Øverland:oeverland Țurcanu:turcanu de_la_Cruz:delacruz van_den_Berg:vandenberg Smith-Jones:smithjones Ó_Súilleabháin:osuilleabhain',
  ),
};

const arabic = {
  given: spellings(
    'ليلى:layla يوسف:yousef نورة:noura خالد:khalid ريم:reem عمر:omar سارة:sara فاطمة:fatima عبد_الرحمن:abdulrahman محمد:mohammed هند:hind طارق:tariq مريم:maryam زياد:ziad',
  ),
  surnames: spellings(
    'الهاشمي:alhashimi القحطاني:alqahtani المصري:almasri الحسيني:alhussaini العتيبي:alotaibi النجار:alnajjar الشامي:alshami بن_سعيد:binsaeed الخطيب:alkhatib منصور:mansour الزهراني:alzahrani حداد:haddad',
  ),
};

const cyrillic = {
  given: spellings(
    'Алёна:alyona Дмитрий:dmitry Ольга:olga Семён:semyon Ксения:ksenia Юрий:yuri Надежда:nadezhda Фёдор:fyodor Екатерина:ekaterina Михаил:mikhail Людмила:lyudmila Глеб:gleb',
  ),
  surnames: spellings(
    'Шевченко:shevchenko Бондаренко:bondarenko Ковальчук:kovalchuk Черных:chernykh Белых:belykh Савчук:savchuk Долгих:dolgikh Сергиенко:sergienko Живаго:zhivago Карпенко:karpenko Мороз:moroz Гайдар:gaidar',
  ),
};

const hangul = {
  surnames: spellings(
    '김:kim 이:lee 박:park 최:choi 정:jung 강:kang 조:cho 윤:yoon 장:jang 임:lim 남궁:namgung 황보:hwangbo',
  ),
  given: spellings(
    '서연:seoyeon 민준:minjun 지우:jiwoo 하윤:hayoon 도현:dohyun 예린:yerin 주원:juwon 수아:sua 현우:hyunwoo 은서:eunseo 준호:junho 다은:daeun',
  ),
};

const japanese = {
  surnames: spellings(
    '佐藤:sato 鈴木:suzuki 高橋:takahashi 田中:tanaka 渡邊:watanabe 伊藤:ito 山本:yamamoto 中村:nakamura 小林:kobayashi 齋藤:saito 五十嵐:igarashi 長谷川:hasegawa',
  ),
  given: spellings(
    'さくら:sakura 健太:kenta 美咲:misaki 翔:sho 結衣:yui 大輝:daiki ゆうこ:yuko ケン:ken 陽菜:hina 蓮:ren あかり:akari 直樹:naoki',
  ),
};

/** Parts of people's names, by script. They do not refer to real people. */
export const nameParts = { han, latin, arabic, cyrillic, hangul, japanese };
