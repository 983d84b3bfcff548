import { createGlobalStyle } from 'styled-components';
import { token } from '../tokens/token';
import { coarse } from './media';
import { tokensCss } from '../tokens/tokensCss';

/**
 * The page's base: tokens of both themes, a small reset, font stacks for each script and the rules
 * for reduced motion. Render it once, above everything. The theme is `data-theme` on `<html>`
 * (`light`, `dark`, or absent to follow the system); direction and language are `dir` and `lang`
 * there. Its rules may come after those of components, so they have less specificity than any
 * class.
 */
export const GlobalStyle = createGlobalStyle`
  ${tokensCss}

  :root:lang(ar) {
    --type-line-heading: ${token('type.lineArabic.heading')};
    --type-line-body: ${token('type.lineArabic.body')};
  }

  /* On touch devices all targets grow (WCAG 2.5.5). */
  @media ${coarse} {
    :root {
      --size-target: ${token('size.touch')};
      --size-control-small: ${token('size.touch')};
      --size-control-medium: ${token('size.touch')};
    }
  }

  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
  html[data-scroll-locked] { overflow: hidden; }
  /* The scrollbar's empty space shows the root's background: dim it like the page. */
  html[data-scroll-locked='gutter'] {
    scrollbar-gutter: stable;
    background: ${token('color.surface.pageUnderOverlay')};
  }

  body {
    margin: 0;
    min-block-size: 100dvb;
    background: ${token('color.surface.page')};
    color: ${token('color.text.primary')};
    font-family: ${token('type.family.base')};
    font-size: ${token('type.size.medium')};
    line-height: ${token('type.line.body')};
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }
  :where(:lang(ar)) { font-family: ${token('type.family.arabic')}; }
  :where(:lang(ja)) { font-family: ${token('type.family.japanese')}; }
  :where(:lang(ko)) { font-family: ${token('type.family.korean')}; }
  :where(:lang(zh)) { font-family: ${token('type.family.chinese')}; }

  /*
   * Korean breaks at spaces. Short texts break between phrases: at punctuation in Chinese, where the
   * browser finds them in Japanese. A browser that finds none breaks Japanese at punctuation too.
   */
  :where(:lang(zh)) :is(h1, h2, h3, button), :where(:lang(zh)) [data-notice] { word-break: keep-all; }
  :where(:lang(ko)) { word-break: keep-all; }
  :where(:lang(ja)) :is(h1, h2, h3, button), :where(:lang(ja)) [data-notice] { word-break: auto-phrase; }
  @supports not (word-break: auto-phrase) {
    :where(:lang(ja)) :is(h1, h2, h3, button), :where(:lang(ja)) [data-notice] { word-break: keep-all; }
  }
  /* The name of an agreement goes to the next line as a whole. A link does not underline such a box. */
  :where(:lang(ja), :lang(zh)) a > bdi { display: inline-block; text-decoration: inherit; }

  [data-bracket] { text-indent: -0.5ic; }

  ::selection { background: ${token('color.accent.border')}; color: ${token('color.text.primary')}; }

  h1, h2, h3, p, ul, ol, figure { margin: 0; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  /* A countdown keeps its width, and the digits of a number and its code are of one kind. */
  button, input { font-variant-numeric: tabular-nums; }
  /* Phones zoom into a field with text under 16 px and do not zoom back. */
  input, select, textarea { font-size: max(${token('type.size.leastInField')}, ${token('type.size.field')}); }
  img, svg { display: block; max-inline-size: 100%; }

  :where(:focus-visible) {
    outline: ${token('line.focus')} solid ${token('color.focus')};
    outline-offset: ${token('line.focus')};
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: ${token('motion.duration.none')} !important;
      animation-iteration-count: 1 !important;
      transition-duration: ${token('motion.duration.none')} !important;
      scroll-behavior: auto !important;
    }
  }
`;
