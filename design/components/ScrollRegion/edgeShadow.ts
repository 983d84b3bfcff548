import { token } from '../../tokens/token';

/**
 * The part of a `box-shadow` at an edge beyond which content goes on.
 * @param offset two lengths, into the box from that edge; 0 for no shadow
 */
export const edgeShadow = (offset: string): string =>
  `inset ${offset} ${token('space.4')} calc(-1 * ${token('space.4')}) ${token('color.surface.overlay')}`;
