import type { Random } from '../random';
import type { Locale } from '../tables';

type Names = readonly [string, ...string[]];

/** Given names in each language's script, for new users. */
const names: Record<Locale, Names> = {
  zh_CN: ['晓晨', '思远', '雨桐', '子墨', '佳宁', '一诺'],
  en_US: ['Robin', 'Taylor', 'Jordan', 'Casey', 'Morgan', 'Avery'],
  es_ES: ['Lucía', 'Íñigo', 'Sofía', 'Álvaro', 'Marta', 'Adrián'],
  ru_RU: ['Алёна', 'Дмитрий', 'Ольга', 'Семён', 'Ксения', 'Юрий'],
  ar_SA: ['سارة', 'يوسف', 'نورة', 'خالد', 'ريم', 'عمر'],
  pl_PL: ['Zofia', 'Łukasz', 'Małgorzata', 'Paweł', 'Agnieszka', 'Michał'],
  de_DE: ['Jürgen', 'Käthe', 'Anneliese', 'Björn', 'Frieda', 'Lukas'],
  tr_TR: ['Ayşe', 'Çağrı', 'İrem', 'Oğuz', 'Şule', 'Ümit'],
  fr_FR: ['Chloé', 'Éloïse', 'Gaël', 'François', 'Inès', 'Zoé'],
  pt_BR: ['João', 'Conceição', 'Antônia', 'Inês', 'Luís', 'Thaís'],
  ko_KR: ['서연', '민준', '지우', '하윤', '도현', '예린'],
  ja_JP: ['さくら', '健太', '美咲', '翔', '結衣', '大輝'],
};

/** A nickname for a new user: a given name of the language and two digits. */
export function newNickname(lang: Locale, random: Random): string {
  return `${random.pick(names[lang])}${random.digits(2)}`;
}
