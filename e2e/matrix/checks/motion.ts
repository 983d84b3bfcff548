import type { Page } from '@playwright/test';

/**
 * Finds motion under reduced motion: running animations, and transitions and animations that are
 * declared longer than a millisecond (WCAG 2.3.3). Emulate `reducedMotion: 'reduce'` before.
 * @returns one text for each kind of element
 */
export async function motion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MAX_DURATION_MS = 1;
    const milliseconds = (list: string): number =>
      Math.max(
        0,
        ...list
          .split(',')
          .map((text) => Number.parseFloat(text) * (text.trim().endsWith('ms') ? 1 : 1000)),
      );
    const movements = new Set<string>();
    for (const { effect, playState } of document.getAnimations()) {
      const timing = effect?.getComputedTiming();
      if (playState === 'running' && Number(timing?.duration ?? 0) > MAX_DURATION_MS)
        movements.add(
          `an animation of ${Number(timing?.duration)} ms is running on <${(effect as KeyframeEffect).target?.tagName.toLowerCase() ?? ''}>`,
        );
    }
    for (const element of document.body.querySelectorAll('*')) {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
      const name = `<${element.tagName.toLowerCase()}${element.getAttribute('role') ? ` role=${element.getAttribute('role')}` : ''}>`;
      if (milliseconds(transitionDuration) > MAX_DURATION_MS)
        movements.add(`${name} has transitions of ${transitionDuration}`);
      if (animationName !== 'none' && milliseconds(animationDuration) > MAX_DURATION_MS)
        movements.add(`${name} is animated for ${animationDuration}`);
    }
    return [...movements];
  });
}
