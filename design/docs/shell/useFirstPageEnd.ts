import { useEffect } from 'react';

export const useFirstPageEnd = () =>
  useEffect(() => document.getElementById('first-page')?.remove(), []);
