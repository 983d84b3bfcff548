/** Whether the browser answers a click on a link with a tab or window of its own, which a page leaves alone. */
export const opensElsewhere = (click: {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}): boolean => click.ctrlKey || click.metaKey || click.shiftKey;
