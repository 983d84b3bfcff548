import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ErrorSummary, RadioGroup } from '#design';
import { patchDomForTranslators } from '#shared/errors/patchDomForTranslators.ts';
import type { Locale } from './locales';
import { loadPhrases } from './messageCatalog';
import { richPhrase } from './richPhrase';

/** Replaces every text as a page translator does. */
function translate(root: Element): void {
  const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) nodes.push(text);
  for (const text of nodes) {
    const font = document.createElement('font');
    font.textContent = `[${text.textContent}]`;
    text.parentNode?.replaceChild(font, text);
  }
}

beforeAll(async () => {
  await loadPhrases('en_US');
  await loadPhrases('de_DE');
});

const agreement = (locale: Locale) => (
  <p>
    {richPhrase(locale)('agreement.label', {
      serviceName: <a href="/service">Service</a>,
      privacyName: <a href="/privacy">Privacy</a>,
    })}
  </p>
);
const summary = (title: string) => <ErrorSummary title={title} items={[]} attempt={0} />;
const radios = (label: string) => (
  <RadioGroup
    label={label}
    mark="*"
    id="r"
    name="r"
    value="a"
    options={[]}
    onChange={() => undefined}
  />
);

test.each<[string, (locale: Locale) => ReactElement, string]>([
  ['a phrase with links', agreement, 'Ich habe Service und Privacy gelesen und stimme beiden zu'],
  ['a title beside a symbol', summary, 'de_DE'],
  ['a label with a mark', radios, 'de_DE*'],
])('%s that a translator replaced has one language after a change', (_what, show, text) => {
  patchDomForTranslators(globalThis);
  const { container, rerender } = render(show('en_US'));
  translate(container);
  rerender(show('de_DE'));
  // Names and marks are not translated back.
  expect(container.textContent.replace(/\[(Service|Privacy| ↗|\*)\]/g, '$1')).toBe(text);
});
