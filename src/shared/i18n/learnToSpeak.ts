import { zh_CN } from '#translations/zh_CN.ts';
import { keepPhrases } from './phraseBook';
import { polyglotSpeak } from './polyglotSpeak';
import { speakBy } from './translator';

/**
 * Teaches every translator parameters and plurals, and Chinese, which is what remains when a language's file cannot be had
 * (specification 1).
 */
export function learnToSpeak(): void {
  speakBy(polyglotSpeak);
  keepPhrases('zh_CN', zh_CN);
}
