import { useEffect } from 'react';

/** Removes the page that the scripts replace (`firstPage.ts`), when what replaces it is there. */
export const useFirstPageEnd = () =>
  useEffect(() => document.getElementById('first-page')?.remove(), []);
