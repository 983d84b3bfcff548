import type { zh_CN } from './zh_CN';

/** Every key there is; zh_CN is the source. */
export type PhraseKey = keyof typeof zh_CN;

/** One locale: a text for every key. A missing or unknown key does not compile. */
export type Phrases = Readonly<Record<PhraseKey, string>>;

type ParameterNames<Text extends string> = Text extends `${string}%{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

/**
 * The names of the `%{…}` parameters of a phrase; `smart_count` is the number that chooses the
 * plural form.
 */
export type PhraseParameters<Key extends PhraseKey> = ParameterNames<(typeof zh_CN)[Key]>;
