import darkTokens from '../../tokens/semantic.dark.tokens.json';
import lightTokens from '../../tokens/semantic.light.tokens.json';
import sharedTokens from '../../tokens/semantic.shared.tokens.json';
import { themes } from '../../tokens/themes';
import type { TokenName } from '../../tokens/token';

/** What the tokens of a group are for, the narrowest group first. */
const GROUPS: readonly (readonly [start: string, use: string])[] = [
  ['color.text.primary', 'Text that is read: titles, paragraphs, values.'],
  ['color.text.secondary', 'Explanations and labels beside text.'],
  ['color.text.muted', 'Placeholders, and controls that cannot be used.'],
  ['color.text.inverse', 'Text on tooltips, which have the color of text.'],
  ['color.text.danger', 'Errors, for example below a field.'],
  ['color.text.success', 'What went well.'],
  ['color.text.link', 'Links, at rest and under the pointer.'],
  ['color.text.', 'Text and icons in text.'],
  ['color.surface.page', 'The background of the page.'],
  ['color.surface.card', 'Cards, tables and dialogs.'],
  ['color.surface.raised', 'Menus and notices, which lie above cards.'],
  ['color.surface.field', 'Fields.'],
  ['color.surface.sunken', 'Heads of tables, and fields that cannot be changed.'],
  ['color.surface.overlay', 'What dims the page behind a dialog.'],
  ['color.surface.hover', 'Rows and quiet buttons under the pointer.'],
  ['color.surface.pressed', 'Rows and quiet buttons while they are pressed.'],
  ['color.surface.selected', 'Chosen rows and items.'],
  ['color.surface.skeleton', 'Placeholders while content loads.'],
  ['color.surface.', 'Backgrounds.'],
  ['color.border.subtle', 'Lines between parts of one surface.'],
  ['color.border.default', 'Edges of surfaces.'],
  ['color.border.field', 'Edges of fields: at rest, under the pointer, with the focus.'],
  ['color.border.danger', 'The edge of a wrong field.'],
  ['color.border.selected', 'The edge of a chosen item.'],
  ['color.border.', 'Edges and lines.'],
  ['color.action.', 'Buttons.'],
  ['color.focus', 'The focus ring.'],
  ['color.accent.', 'Emphasis in the color of the brand.'],
  ['color.tone.', 'Messages with a meaning; no brand changes them.'],
  ['color.drawing.', 'Drawings.'],
  ['color.avatar.', 'Initials of people.'],
  ['space.10', 'Gaps between parts of a page.'],
  ['space.12', 'Gaps between parts of a page.'],
  ['space.16', 'Gaps between parts of a page.'],
  ['space.1', 'Within a control.'],
  ['space.2', 'Below a label, and between an icon and its words.'],
  ['space.6', 'Between sections.'],
  ['space.0', 'Parts that touch each other.'],
  ['space.3', 'Between controls in a row, and in small surfaces.'],
  ['space.4', 'Between fields and paragraphs; what Stack has without a gap.'],
  ['space.5', 'Padding of tiles and panels.'],
  ['space.8', 'Between tiles, and padding of cards.'],
  ['line.hairline', 'Edges of surfaces, and lines between rows.'],
  ['line.strong', 'The line below the chosen tab, and the ring of a spinner.'],
  ['line.quote', 'The line beside a quotation in an agreement.'],
  ['measure.', 'Widths of text containers.'],
  ['optic.headingSign', 'Lowers an icon to the middle of a title’s first line.'],
  ['optic.underline', 'The distance of an underline from its text.'],
  ['radius.small', 'Corners inside a line.'],
  ['radius.control', 'Corners of buttons and fields.'],
  ['radius.surface', 'Corners of messages and tiles.'],
  ['radius.card', 'Corners of dialogs and cards.'],
  ['radius.full', 'Pills and circles.'],
  ['size.icon.', 'Icons.'],
  ['size.control.', 'Heights of controls.'],
  ['size.', 'Parts of controls.'],
  ['type.size.small', 'Hints, captions and errors below fields.'],
  ['type.size.label', 'Labels, tables and buttons in a row.'],
  ['type.size.medium', 'Text that is read.'],
  ['type.size.field', 'What is written in a field.'],
  ['type.size.large', 'Leads of pages.'],
  ['type.size.section', 'Titles of sections.'],
  ['type.size.heading', 'Headings, by their level.'],
  ['type.size.', 'Sizes of text.'],
  ['type.lineArabic.', 'Line heights of Arabic.'],
  ['type.line.heading', 'Headings.'],
  ['type.line.body', 'Text, labels and controls.'],
  ['type.line.prose', 'Long reading: the agreements.'],
  ['type.line.', 'Line heights.'],
  ['type.weight.regular', 'Text.'],
  ['type.weight.medium', 'Labels and buttons.'],
  ['type.weight.strong', 'Headings, and emphasis in text.'],
  ['type.weight.', 'Weights.'],
  ['type.family.', 'System fonts of a script.'],
  ['motion.duration.fast', 'Responses to the pointer: hover and press.'],
  ['motion.duration.enter', 'What appears: dialogs, menus, notices.'],
  ['motion.duration.spin', 'One turn of a spinner.'],
  ['motion.duration.pulse', 'One pulse of a skeleton.'],
  ['motion.duration.', 'How long a change takes.'],
  ['motion.easing.enter', 'What appears: fast at first, then slower.'],
  ['motion.easing.pulse', 'What repeats: skeletons and spinners.'],
  ['layer.menu', 'Menus and tooltips.'],
  ['layer.modal', 'Dialogs with their overlays.'],
  ['layer.notice', 'Notices, above everything.'],
  ['layer.', 'What covers what.'],
  ['shadow.control', 'Buttons and handles.'],
  ['shadow.card', 'Cards and tables.'],
  ['shadow.raised', 'Menus and notices.'],
  ['shadow.modal', 'Dialogs.'],
  ['shadow.', 'Elevation of a surface.'],
];

function describedIn(tree: object, path: readonly string[]): string | undefined {
  const [first, ...rest] = path;
  if (first === undefined) return (tree as { $description?: string }).$description;
  const inner = (tree as Record<string, object | undefined>)[first];
  return inner && describedIn(inner, rest);
}

/** What a token is for: its own description in the files, or that of its group. */
export function purposeOf(name: string): string {
  const path = name.split('.');
  const own = [sharedTokens, lightTokens, darkTokens].map((tree) => describedIn(tree, path));
  const group = GROUPS.find(([start]) => name.startsWith(start))?.[1];
  return own.find((text) => text !== undefined) ?? group ?? '';
}

/** Names of tokens with a start, in ascending order of their values if these are numbers. */
export function tokensWith(...starts: readonly string[]): TokenName[] {
  const names = [...new Set([...themes.shared.keys(), ...themes.light.keys()])] as TokenName[];
  const pixels = (name: TokenName) => {
    const value = themes.shared.get(name) ?? '';
    return Number.parseFloat(value) * (value.endsWith('rem') ? 16 : 1);
  };
  return starts.flatMap((start) => {
    const own = names.filter((name) => name.startsWith(start));
    return own.some((name) => Number.isNaN(pixels(name)))
      ? own
      : own.sort((one, other) => pixels(one) - pixels(other));
  });
}
