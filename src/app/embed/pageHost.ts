export interface PageHost {
  /** The shadow tree that everything of ours is in. */
  root: ShadowRoot;
  /** Stands for `html` and `body` in it: bears the tokens, the language, and the dialogs. */
  page: HTMLElement;
  /** The rules of styled-components. */
  sheet: CSSStyleSheet;
}

/** Name of the element that we put into foreign pages. */
const ELEMENT = 'academy-sign-in';

/*
 * `all` keeps out what the foreign page would hand down, and !important here outweighs its own !important, as the cascade
 * has it for shadow hosts. Zero in size and over everything: what is in it is fixed to the window. A page without a doctype
 * gives forms a margin.
 */
const HOST = `
  :host { all: initial !important; position: absolute !important; inset: 0 auto auto 0 !important; z-index: 2147483647 !important; }
  [data-page][data-page] { min-block-size: 0; background: none; }
  form { margin: 0; }
`;

/** All that foreign pages get of our style, for good: they do not scroll while a dialog is open, and nothing moves sideways then. */
const FOREIGN =
  'html[data-scroll-locked] { overflow: hidden !important } html[data-scroll-locked="gutter"] { scrollbar-gutter: stable !important }';

/**
 * What pages hear of everywhere to make something else of it: shortcuts (a player's digits and blank), scrolling of their own,
 * texts that nobody may copy. Out there these events seem to come from no field, so that such a page would let nobody type.
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
 * The place of the sign-in dialog in a foreign page, made when first asked for. Its style is constructed and not written,
 * so that no `style-src` of the page can be against it. It stands beside `body`: what is done to that concerns it not.
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
