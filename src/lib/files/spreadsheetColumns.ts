import { cutUnits } from '#lib/text/characters.ts';
import { foldText } from '#lib/text/foldedText.ts';
import { unwrapped } from '#lib/text/pastedText.ts';

/** In every language of the template; a missing one does not compile. */
type Headings = Readonly<
  Record<
    | 'ar_SA'
    | 'de_DE'
    | 'en_US'
    | 'es_ES'
    | 'fr_FR'
    | 'ja_JP'
    | 'ko_KR'
    | 'pl_PL'
    | 'pt_BR'
    | 'ru_RU'
    | 'tr_TR'
    | 'zh_CN',
    string
  >
>;

interface ColumnFacts {
  /** Whether it identifies a person. */
  identifies: boolean;
  headings: Headings;
}

/** The columns of the template in their order; those that identify are in order of reliability. */
export const sheetColumns = {
  name: {
    identifies: false,
    headings: {
      zh_CN: '姓名',
      en_US: 'Name',
      es_ES: 'Nombre',
      ru_RU: 'Фамилия и имя',
      ar_SA: 'الاسم',
      pl_PL: 'Imię i nazwisko',
      de_DE: 'Name',
      tr_TR: 'Ad soyad',
      fr_FR: 'Nom',
      pt_BR: 'Nome',
      ko_KR: '이름',
      ja_JP: '氏名',
    },
  },
  account: {
    identifies: true,
    headings: {
      zh_CN: '账号',
      en_US: 'Account',
      es_ES: 'Cuenta',
      ru_RU: 'Учётная запись',
      ar_SA: 'الحساب',
      pl_PL: 'Konto',
      de_DE: 'Konto',
      tr_TR: 'Hesap',
      fr_FR: 'Compte',
      pt_BR: 'Conta',
      ko_KR: '계정',
      ja_JP: 'アカウント',
    },
  },
  jobNumber: {
    identifies: true,
    headings: {
      zh_CN: '工号',
      en_US: 'Employee ID',
      es_ES: 'N.º de empleado',
      ru_RU: 'Табельный номер',
      ar_SA: 'الرقم الوظيفي',
      pl_PL: 'Numer pracownika',
      de_DE: 'Personalnummer',
      tr_TR: 'Sicil numarası',
      fr_FR: 'Matricule',
      pt_BR: 'Matrícula',
      ko_KR: '사번',
      ja_JP: '社員番号',
    },
  },
  mailBox: {
    identifies: true,
    headings: {
      zh_CN: '邮箱',
      en_US: 'Email',
      es_ES: 'Correo electrónico',
      ru_RU: 'Электронная почта',
      ar_SA: 'البريد الإلكتروني',
      pl_PL: 'E-mail',
      de_DE: 'E-Mail',
      tr_TR: 'E-posta',
      fr_FR: 'E-mail',
      pt_BR: 'E-mail',
      ko_KR: '이메일',
      ja_JP: 'メールアドレス',
    },
  },
  mobileNumber: {
    identifies: true,
    headings: {
      zh_CN: '手机号',
      en_US: 'Mobile number',
      es_ES: 'Número de móvil',
      ru_RU: 'Мобильный телефон',
      ar_SA: 'رقم الجوال',
      pl_PL: 'Numer telefonu',
      de_DE: 'Mobilnummer',
      tr_TR: 'Cep telefonu numarası',
      fr_FR: 'Numéro de mobile',
      pt_BR: 'Número de celular',
      ko_KR: '휴대폰 번호',
      ja_JP: '携帯電話番号',
    },
  },
} as const satisfies Record<string, ColumnFacts>;

export type SheetColumn = keyof typeof sheetColumns;

type IdentityColumn = {
  [Column in SheetColumn]: (typeof sheetColumns)[Column]['identifies'] extends true
    ? Column
    : never;
}[SheetColumn];

export const SHEET_COLUMNS = Object.keys(sheetColumns) as SheetColumn[];

export const IDENTITY_COLUMNS = SHEET_COLUMNS.filter(
  (column): column is IdentityColumn => sheetColumns[column].identifies,
);

/** Column indexes from 0. */
export type ColumnPlaces = { [Column in SheetColumn]?: number };

/** A map, so that a header called `constructor` matches nothing. */
const COLUMN_BY_HEADER = new Map(
  SHEET_COLUMNS.flatMap((column) =>
    [column, ...Object.values(sheetColumns[column].headings)].map(
      (heading): [string, SheetColumn] => [foldText(heading), column],
    ),
  ),
);

/** UTF-16 units; longer texts are no names of columns, whatever they contain. */
const MAX_NAME_LENGTH = 100;

/** What people write around a column's name: `*Account`, `账号（必填）：`. Width is folded before. */
const MARKS_AROUND = /^(?:\* ?)+|(?: ?(?:\*|:|\([^()]*\)|\[[^[\]]*\]|【[^【】]*】))+$/g;

/**
 * The template's columns in a header row of any of its languages; the first of duplicate names
 * counts. Marks and remarks in brackets around a name are ignored.
 */
export function columnPlaces(header: readonly string[]): ColumnPlaces {
  const places: ColumnPlaces = {};
  header.forEach((text, place) => {
    if (text.length > MAX_NAME_LENGTH) return;
    const column = COLUMN_BY_HEADER.get(foldText(text).replace(MARKS_AROUND, ''));
    if (column !== undefined) places[column] ??= place;
  });
  return places;
}

/** Whether a header has an identity column; otherwise the user must choose one. */
export function namesPeople(places: ColumnPlaces): boolean {
  return IDENTITY_COLUMNS.some((column) => places[column] !== undefined);
}

/**
 * The columns of a header that identify people, the most reliable first. Hidden columns count only
 * if all are hidden, because they may be older than what the user sees.
 */
export function identityColumns(
  places: ColumnPlaces,
  hiddenColumns: ReadonlySet<number> = new Set(),
): IdentityColumn[] {
  const all = IDENTITY_COLUMNS.filter((column) => places[column] !== undefined);
  const visible = all.filter((column) => !hiddenColumns.has(places[column] ?? -1));
  return visible.length > 0 ? visible : all;
}

/** What a formula without a result shows, such as `#N/A`. */
const ERROR_VALUE = /^#(?:[A-Z/0]+[!?]|N\/A|GETTING_DATA)$/;

/** Whether a cell of an identity column names a person: an empty cell or an error does not. */
export const isPerson = (text = ''): text is string => text !== '' && !ERROR_VALUE.test(text);

/** UTF-16 units; the longest address has 254. */
const MAX_PERSON_UNITS = 320;

/** Equal for two cells that name the same person. */
export const personKey = (text: string): string =>
  foldText(unwrapped(cutUnits(text, MAX_PERSON_UNITS)));

/** Names that code after this could confuse with inherited members. */
const INHERITED_NAMES = new Set([
  '__proto__',
  'prototype',
  ...Object.getOwnPropertyNames(Object.prototype),
]);

/**
 * The columns that the user can choose from: those with a header, or with text in one of these
 * rows.
 */
export function choosablePlaces(
  header: readonly string[],
  rows: readonly (readonly string[])[] = [],
): number[] {
  const isBlank = (place: number) =>
    [header, ...rows].every((texts) => (texts[place] ?? '') === '');
  return header.flatMap((text, place) =>
    isBlank(place) || INHERITED_NAMES.has(text) ? [] : [place],
  );
}
