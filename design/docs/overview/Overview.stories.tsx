import { lazy } from 'react';
import { Welcome as WelcomePage } from './Welcome';

// Documents and the atlas load with their own pages, so that the start page opens soon.
const AtlasPage = lazy(async () => ({ default: (await import('../atlas/Atlas')).Atlas }));
const documents = () => import('./documents');
const AccessibilityPage = lazy(async () => ({ default: (await documents()).Accessibility }));
const ContributingPage = lazy(async () => ({ default: (await documents()).Contributing }));
const ChangelogPage = lazy(async () => ({ default: (await documents()).Changelog }));

export default { title: 'Overview' };

export const Welcome = () => <WelcomePage />;

export const Atlas = () => <AtlasPage />;

export const Accessibility = () => <AccessibilityPage />;

export const Contributing = () => <ContributingPage />;

export const Changelog = () => <ChangelogPage />;
