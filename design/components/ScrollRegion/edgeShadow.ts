import { token } from '../../tokens/token';

/**
 * The part of a `box-shadow` at an edge beyond which content goes on.
 * @param offset two lengths, toward the content; 0 for no shadow
 * @param kind `''` for a part that stays over the content and casts its shadow outward
 */
export const edgeShadow = (offset: string, kind: 'inset' | '' = 'inset'): string =>
  `${kind} ${offset} ${token('space.4')} calc(-1 * ${token('space.4')}) ${token('color.surface.overlay')}`;
