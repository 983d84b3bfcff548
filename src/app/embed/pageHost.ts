export interface PageHost {
  /** The shadow tree with all our elements. */
  root: ShadowRoot;
  /** Replaces `html` and `body` in the tree: holds the tokens, the language, and the dialogs. */
  page: HTMLElement;
  /** The rules of styled-components. */
  sheet: CSSStyleSheet;
}

/** Name of the element that we add to host pages. */
const ELEMENT = 'academy-sign-in';

/*
 * `all` blocks inherited styles, and !important here overrides the page's !important, as the
 * cascade defines for shadow hosts. The element has no size and is on top; its content is fixed to
 * the viewport. In quirks mode forms have a margin.
 */
const HOST = `
  :host { all: initial !important; position: absolute !important; inset: 0 auto auto 0 !important; z-index: 2147483647 !important; }
  [data-page][data-page] { min-block-size: 0; background: none; }
  form { margin: 0; }
`;

/**
 * The only style that host pages get from us: no scrolling while a dialog is open, without a
 * sideways shift.
 */
const FOREIGN =
  'html[data-scroll-locked] { overflow: hidden !important } html[data-scroll-locked="gutter"] { scrollbar-gutter: stable !important }';

/**
 * Events that pages often handle globally: shortcuts (a player's digits and space), custom
 * scrolling, copy protection. Outside the shadow tree the events do not appear to come from a
 * field, so such a page could make typing impossible.
 */
const OURS = [
  'keydown',
  'keypress',
  'keyup',
  'wheel',
  'touchstart',
  'touchmove',
  'touchend',
  'copy',
  'cut',
  'paste',
  'contextmenu',
  'selectstart',
  'dragstart',
];

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

let host: PageHost | undefined;

/**
 * The container of the sign-in dialog in a host page, created on first use. Its style is a
 * constructed sheet, so that the page's `style-src` cannot block it. It is a sibling of `body`, so
 * that changes to `body` do not affect it.
 */
export function pageHost(): PageHost {
  if (host) return host;
  const element = document.createElement(ELEMENT);
  const root = element.attachShadow({ mode: 'open' });
  const page = document.createElement('div');
  page.dataset['page'] = '';
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets = [sheet, sheetOf(HOST)];
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheetOf(FOREIGN)];
  root.append(page);
  for (const type of OURS)
    element.addEventListener(type, (event) => event.stopPropagation(), { passive: true });
  document.documentElement.append(element);
  host = { root, page, sheet };
  return host;
}
