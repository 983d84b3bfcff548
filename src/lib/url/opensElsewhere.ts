/**
 * Whether the browser opens the link in another tab or window, so that the page must not handle the
 * click.
 */
export const opensElsewhere = (click: {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}): boolean => click.ctrlKey || click.metaKey || click.shiftKey;
