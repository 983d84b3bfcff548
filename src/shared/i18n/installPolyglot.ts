import { zh_CN } from '#translations/zh_CN.ts';
import { keepPhrases } from './messageCatalog';
import { polyglotFormatter } from './polyglotFormatter';
import { setFormatter } from './translator';

/**
 * Installs parameters and plurals for every translator, and Chinese, the fallback when a locale's
 * file fails to load (specification 1).
 */
export function installPolyglot(): void {
  setFormatter(polyglotFormatter);
  keepPhrases('zh_CN', zh_CN);
}
