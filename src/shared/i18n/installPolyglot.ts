import { zh_CN } from '#translations/zh_CN.ts';
import { keepPhrases } from './messageCatalog';
import { polyglotFormatter } from './polyglotFormatter';
import { setFormatter } from './translator';

/**
 * Teaches every translator parameters and plurals, and Chinese, which is what remains when a language's file cannot be had
 * (specification 1).
 */
export function installPolyglot(): void {
  setFormatter(polyglotFormatter);
  keepPhrases('zh_CN', zh_CN);
}
