import { token } from '../../tokens/token';

/**
 * The part of a `box-shadow` at an edge beyond which content goes on.
 * @param offset two lengths, towards the content; 0 for no shadow
 * @param side `''`: cast by a part that stays over the content
 */
export const edgeShadow = (offset: string, side: 'inset' | '' = 'inset'): string =>
  `${side} ${offset} ${token('space.4')} calc(-1 * ${token('space.4')}) ${token('color.surface.overlay')}`;
