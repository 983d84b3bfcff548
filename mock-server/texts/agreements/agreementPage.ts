import type { Locale, TenantRow } from '#mock/state/tables.ts';
import type { AgreementSection, AgreementTexts } from './agreementText';
import { ar_SA } from './ar_SA';
import { de_DE } from './de_DE';
import { en_US } from './en_US';
import { es_ES } from './es_ES';
import { fr_FR } from './fr_FR';
import { ja_JP } from './ja_JP';
import { ko_KR } from './ko_KR';
import { pl_PL } from './pl_PL';
import { pt_BR } from './pt_BR';
import { ru_RU } from './ru_RU';
import { tr_TR } from './tr_TR';
import { zh_CN } from './zh_CN';

const texts: Readonly<Record<Locale, AgreementTexts>> = {
  zh_CN,
  en_US,
  es_ES,
  ru_RU,
  ar_SA,
  pl_PL,
  de_DE,
  tr_TR,
  fr_FR,
  pt_BR,
  ko_KR,
  ja_JP,
};

/** Both agreements in one language. */
export function agreementTexts(locale: Locale): AgreementTexts {
  return texts[locale];
}

const UPDATE = new Date(Date.UTC(2025, 0, 15));
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

function academyName({ config }: Pick<TenantRow, 'config'>, locale: Locale): string {
  const forms: Partial<Record<Locale, string | undefined>> = {
    zh_CN: config.cnTenantName,
    en_US: config.enTenantName,
    es_ES: config.esTenantName,
    ru_RU: config.ruTenantName,
    ar_SA: config.arTenantName,
  };
  return forms[locale] ?? config.tenantNameCommon ?? '';
}

function sectionHtml({ heading, paragraphs, items }: AgreementSection): string {
  const list = items ? `<ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>` : '';
  return `<section><h2>${escape(heading)}</h2>${paragraphs.map((text) => `<p>${escape(text)}</p>`).join('')}${list}</section>`;
}

/**
 * Writes an agreement as an HTML page.
 * @returns title, date, introduction and sections; a few kilobytes (D28 allows 512)
 */
export function agreementPage(
  agreement: 'service' | 'privacy',
  locale: Locale,
  tenant: Pick<TenantRow, 'config'>,
): string {
  const {
    updated,
    [agreement]: { title, intro, sections },
  } = texts[locale];
  const language = locale.replace('_', '-');
  const date = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(UPDATE);
  const body = [
    `<h1>${escape(title)}</h1>`,
    `<p>${escape(updated)}${updated.endsWith('：') ? '' : ' '}<time datetime="2025-01-15">${escape(date)}</time></p>`,
    `<p>${escape(intro.replaceAll('{academy}', () => academyName(tenant, locale)))}</p>`,
    ...sections.map(sectionHtml),
  ].join('\n');
  const direction = locale === 'ar_SA' ? 'rtl' : 'ltr';
  return `<!doctype html>\n<html lang="${language}" dir="${direction}">\n<head><meta charset="utf-8"><title>${escape(title)}</title></head>\n<body>\n${body}\n</body>\n</html>\n`;
}
