import { useEffect } from 'react';

/** Removes the page of `firstPage.ts`. */
export const useFirstPageEnd = () =>
  useEffect(() => document.getElementById('first-page')?.remove(), []);
