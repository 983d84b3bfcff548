import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { makeStore, PlainForm } from './Form';
import type { Words } from './Form';

/** The markup of the form and its `<style>` elements. */
export function renderForm(words: Words): { markup: string; styles: string } {
  const sheet = new ServerStyleSheet();
  const markup = renderToString(
    sheet.collectStyles(<PlainForm store={makeStore()} words={words} />),
  );
  return { markup, styles: sheet.getStyleTags() };
}
