import { zh_CN } from '../../../translations/zh_CN';
import { keepPhrases } from './phraseBook';

/** Chinese is what remains when a language's file cannot be had (specification 1): it comes with the app itself. */
export function keepDefaultPhrases(): void {
  keepPhrases('zh_CN', zh_CN);
}
