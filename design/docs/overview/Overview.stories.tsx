import { lazy } from 'react';
import { ChangesPage } from './ChangesPage';
import { Welcome as WelcomePage } from './Welcome';

// The atlas loads with its own page, so that the start page opens soon.
const AtlasPage = lazy(async () => ({ default: (await import('../atlas/Atlas')).Atlas }));

export default { title: 'Overview' };

export const Welcome = () => <WelcomePage />;

export const Atlas = () => <AtlasPage />;

export const Changes = () => <ChangesPage />;
