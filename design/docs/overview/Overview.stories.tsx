import { lazy } from 'react';
import { Welcome as WelcomePage } from './Welcome';

// The atlas loads with its own page, so that the start page opens soon.
const AtlasPage = lazy(async () => ({ default: (await import('../atlas/Atlas')).Atlas }));

// Vite has the text of the changelog; tests of the other pages do without it.
const ChangesPage = lazy(async () => ({ default: (await import('./ChangesPage')).ChangesPage }));

export default { title: 'Overview' };

export const Welcome = () => <WelcomePage />;

export const Atlas = () => <AtlasPage />;

export const Changes = () => <ChangesPage />;
