import type { lightTokens } from './tokens.generated';

/** Tokens of which each theme has a value. */
export type ColorName = keyof typeof lightTokens;

/**
 * A foreground with a minimum contrast `least` to its background (WCAG 2.2: 4.5 for text, 3 for
 * everything else).
 */
export interface ContrastPair {
  foreground: ColorName;
  background: ColorName;
  least: 3 | 4.5;
}

const pairs = (
  least: ContrastPair['least'],
  foregrounds: readonly ColorName[],
  backgrounds: readonly ColorName[],
): ContrastPair[] =>
  backgrounds.flatMap((background) =>
    foregrounds.map((foreground) => ({ foreground, background, least })),
  );

const surfaces = ['color.surface.page', 'color.surface.card', 'color.surface.raised'] as const;
const tones = ['info', 'success', 'warning', 'danger'] as const;

export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(
    4.5,
    [
      'color.text.primary',
      'color.text.secondary',
      'color.text.muted',
      'color.text.danger',
      'color.text.success',
      'color.text.link',
      'color.text.linkHover',
      'color.action.ghost.text',
    ],
    surfaces,
  ),
  ...pairs(
    4.5,
    ['color.text.primary', 'color.text.muted', 'color.text.secondary'],
    ['color.surface.field'],
  ),
  ...pairs(
    4.5,
    ['color.text.primary', 'color.text.secondary'],
    // The head of a page is tinted with the accent.
    ['color.surface.sunken', 'color.surface.selected', 'color.accent.surface'],
  ),
  // Selected text, and a dimmed button.
  ...pairs(4.5, ['color.text.primary', 'color.text.secondary'], ['color.accent.border']),
  // A tooltip has the colors of text the other way round.
  ...pairs(4.5, ['color.text.inverse'], ['color.text.primary']),
  ...pairs(
    4.5,
    ['color.action.primary.text'],
    ['color.action.primary.rest', 'color.action.primary.hover', 'color.action.primary.active'],
  ),
  ...pairs(
    4.5,
    ['color.action.secondary.text', 'color.action.secondary.dimmedText'],
    [
      'color.action.secondary.rest',
      'color.action.secondary.hover',
      'color.action.secondary.active',
    ],
  ),
  ...pairs(4.5, ['color.avatar.text'], ['color.avatar.surface']),
  ...pairs(4.5, ['color.accent.text'], ['color.accent.surface']),
  ...pairs(
    3,
    ['color.accent.icon'],
    ['color.accent.surface', 'color.surface.card', 'color.surface.page'],
  ),
  ...pairs(3, ['color.focus', 'color.border.selected'], [...surfaces, 'color.surface.field']),
  ...pairs(
    3,
    [
      'color.border.field',
      'color.border.fieldHover',
      'color.border.fieldFocus',
      'color.border.danger',
    ],
    ['color.surface.card', 'color.surface.field', 'color.surface.page', 'color.surface.raised'],
  ),
  ...tones.flatMap((tone) => [
    ...pairs(4.5, [`color.tone.${tone}.text`], [`color.tone.${tone}.surface`]),
    ...pairs(3, [`color.tone.${tone}.icon`], [`color.tone.${tone}.surface`, 'color.surface.card']),
  ]),
];
