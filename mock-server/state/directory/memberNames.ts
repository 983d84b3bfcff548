import { nameParts } from '#mock/state/directory/seeds/names.ts';
import { hash, pickBy } from './hash';

export interface MemberName {
  name: string;
  nickName: string;
  /** The name in Latin letters, for accounts: `wei.wang`. */
  roman: string;
}

/** The first members of every list: one name three times, and names that often break lists. */
const first: readonly MemberName[] = [
  { name: '张伟', nickName: '大伟', roman: 'wei.zhang' },
  { name: '张伟', nickName: '', roman: 'wei.zhang' },
  { name: '张伟', nickName: '小伟', roman: 'wei.zhang' },
  { name: 'Łukasz Żółć-Wiśniewski', nickName: 'Łukasz', roman: 'lukasz.zolc' },
  { name: 'محمد عبد الرحمن بن خالد الهاشمي', nickName: 'أبو خالد', roman: 'mohammed.alhashimi' },
  { name: 'Tom O’Brien <tom@mail.example>', nickName: '"Tom"', roman: 'tom.obrien' },
  { name: 'Ｋａｔｅ　Ｗｕ', nickName: 'ケイト', roman: 'kate.wu' },
  {
    name: `Maria da Conceição ${'dos Santos Magalhães e Araújo '.repeat(3)}Peña`,
    nickName: 'Ção',
    roman: 'maria.pena',
  },
];

function chinese(seed: number, row: number): MemberName {
  const { surnames, syllables } = nameParts.han;
  const [surname, romanSurname] = pickBy(surnames, hash(seed, row, 2));
  const [one, romanOne] = pickBy(syllables, hash(seed, row, 3));
  const [two, romanTwo] =
    hash(seed, row, 4) % 4 === 0 ? ['', ''] : pickBy(syllables, hash(seed, row, 5));
  return {
    name: surname + one + two,
    nickName: `小${two === '' ? one : two}`,
    roman: `${romanOne}${romanTwo}.${romanSurname}`,
  };
}

type Other = Exclude<keyof typeof nameParts, 'han'>;

function other(seed: number, row: number, script: Other): MemberName {
  const { given, surnames } = nameParts[script];
  const [name, roman] = pickBy(given, hash(seed, row, 3));
  const [surname, romanSurname] = pickBy(surnames, hash(seed, row, 2));
  const whole = { hangul: surname + name, japanese: `${surname} ${name}` };
  return {
    name: script === 'hangul' || script === 'japanese' ? whole[script] : `${name} ${surname}`,
    nickName: name,
    roman: `${roman}.${romanSurname}`,
  };
}

/**
 * The name of a member: Chinese for half of them, otherwise in Latin, Arabic, Cyrillic, Korean or
 * Japanese script.
 */
export function seededName(seed: number, row: number): MemberName {
  const name = first[row];
  if (name) return name;
  const share = hash(seed, row, 1) % 100;
  if (share < 54) return chinese(seed, row);
  if (share < 74) return other(seed, row, 'latin');
  if (share < 81) return other(seed, row, 'arabic');
  if (share < 88) return other(seed, row, 'cyrillic');
  return other(seed, row, share < 94 ? 'hangul' : 'japanese');
}
