import { foldText } from '#lib/text/foldedText.ts';

/** The columns of the template. */
export const SHEET_COLUMNS = ['name', 'account', 'jobNumber', 'mailBox', 'mobileNumber'] as const;
export type SheetColumn = (typeof SHEET_COLUMNS)[number];

/** The columns that identify a person, the most reliable first. */
export const IDENTITY_COLUMNS = ['account', 'jobNumber', 'mailBox', 'mobileNumber'] as const;

/** Column indexes from 0. */
export type ColumnPlaces = { [Column in SheetColumn]?: number };

/** The template's column names in the order of `SHEET_COLUMNS`; one row per language. */
const HEADERS: readonly (readonly string[])[] = [
  SHEET_COLUMNS,
  ['姓名', '账号', '工号', '邮箱', '手机号'],
  ['Name', 'Account', 'Employee ID', 'Email', 'Mobile number'],
  ['Nombre', 'Cuenta', 'N.º de empleado', 'Correo electrónico', 'Número de móvil'],
  ['Фамилия и имя', 'Учётная запись', 'Табельный номер', 'Электронная почта', 'Мобильный телефон'],
  ['الاسم', 'الحساب', 'الرقم الوظيفي', 'البريد الإلكتروني', 'رقم الجوال'],
  ['Imię i nazwisko', 'Konto', 'Numer pracownika', 'E-mail', 'Numer telefonu'],
  ['Name', 'Konto', 'Personalnummer', 'E-Mail', 'Mobilnummer'],
  ['Ad soyad', 'Hesap', 'Sicil numarası', 'E-posta', 'Cep telefonu numarası'],
  ['Nom', 'Compte', 'Matricule', 'E-mail', 'Numéro de mobile'],
  ['Nome', 'Conta', 'Matrícula', 'E-mail', 'Número de celular'],
  ['이름', '계정', '사번', '이메일', '휴대폰 번호'],
  ['氏名', 'アカウント', '社員番号', 'メールアドレス', '携帯電話番号'],
];

/** A map, so that a header called `constructor` matches nothing. */
const COLUMN_BY_HEADER = new Map(
  HEADERS.flatMap((names) =>
    SHEET_COLUMNS.map((column, place): [string, SheetColumn] => [
      foldText(names[place] ?? column),
      column,
    ]),
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

/** Names that code after this could confuse with inherited members. */
const INHERITED = new Set([
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
  return header.flatMap((text, place) => (isBlank(place) || INHERITED.has(text) ? [] : [place]));
}
