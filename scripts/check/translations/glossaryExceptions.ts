import type { GlossaryExceptions } from './glossary';

const ALL_LOCALES = 'all' as const;

/** Texts that rightly omit the glossary's word for a term in the Chinese text. */
export const GLOSSARY_EXCEPTIONS: GlossaryExceptions = {
  'assign.lead': {
    参加人员: {
      locales: ['en_US', 'es_ES', 'ru_RU', 'pl_PL', 'de_DE', 'tr_TR', 'fr_FR', 'pt_BR'],
      reason: 'uses a verb instead',
    },
  },
  'signIn.codeMayHaveExpired': {
    登录: { locales: ALL_LOCALES, reason: 'says that the code is not accepted' },
  },
  'signIn.codeMayBeUsed': {
    登录: { locales: ALL_LOCALES, reason: 'says that the server did not answer' },
  },
  'thirdParty.needsStorage': {
    登录: { locales: ['ar_SA'], reason: '“this way” follows the heading about logging in' },
  },
  'restore.grace': {
    注销: {
      locales: ['en_US', 'es_ES', 'ar_SA', 'pl_PL', 'de_DE', 'tr_TR', 'fr_FR', 'pt_BR'],
      reason: '“the request” follows the sentence that names it',
    },
  },
  'restore.howTo': {
    账号: {
      locales: ['en_US', 'es_ES', 'ru_RU', 'ar_SA', 'de_DE', 'fr_FR', 'pt_BR'],
      reason: 'a pronoun follows the sentence that names it',
    },
  },
  'help.phone.blocked': { 验证码: { locales: ALL_LOCALES, reason: 'is about the message' } },
  'join.title': {
    申请: {
      locales: ['en_US', 'es_ES', 'ru_RU', 'de_DE', 'tr_TR', 'fr_FR', 'pt_BR'],
      reason: 'the interface names the page “Join an academy”',
    },
  },
  'join.reason.code': {
    申请: {
      locales: ['en_US', 'es_ES', 'ru_RU', 'ar_SA', 'pl_PL', 'de_DE', 'tr_TR', 'fr_FR', 'pt_BR'],
      reason: 'the label is above the reason',
    },
  },
  'join.reason.tooLong': {
    申请: {
      locales: ['en_US', 'es_ES', 'ru_RU', 'ar_SA', 'pl_PL', 'de_DE', 'tr_TR', 'fr_FR', 'pt_BR'],
      reason: 'the label is above the reason',
    },
  },
};
